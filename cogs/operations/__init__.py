"""Operations: the pages and metrics for the operator on ``OPS_PORT``, and reports to systemd."""
