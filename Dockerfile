# Stammtisch in a container: slim, without root, one volume with the games and one with painted sprites.
#   docker build -t stammtisch .
#   docker run -d --restart unless-stopped --stop-timeout 30 --env-file .env -v stammtisch:/data -v sprites:/sprites stammtisch
FROM python:3.13-slim AS build
COPY locks locks
RUN python -m venv /venv && \
    /venv/bin/pip install --no-cache-dir --require-hashes -r locks/requirements.lock \
    -r locks/requirements-metrics.lock -r locks/requirements-replica.lock -r locks/requirements-shared.lock

FROM python:3.13-slim
# Pillow sets Arabic, Hebrew and Indian names with FriBidi.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 stammtisch && install -d -o stammtisch /data /sprites /run/litestream
COPY --from=build /venv /venv
WORKDIR /app
COPY bot.py settings.py ./
COPY cluster cluster
COPY cogs cogs
COPY data data
COPY playground playground
COPY render render
COPY rules rules
ENV DATA_DIR=/data SPRITES_DIR=/sprites PYTHONUNBUFFERED=1
USER stammtisch
VOLUME ["/data", "/sprites"]
STOPSIGNAL SIGTERM
CMD ["/venv/bin/python", "bot.py"]
