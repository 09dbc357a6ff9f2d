"""Operations: pages and metrics for the operator, on the port ``OPS_PORT`` of this machine."""
