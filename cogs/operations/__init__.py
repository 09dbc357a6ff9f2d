"""Operations: the opening of the storage, the handover to another process, the pages and metrics for the operator on
``OPS_PORT``, and reports to systemd.
"""
