FROM python:3.11-slim AS wheels
COPY requirements-run.lock .
RUN pip wheel --no-cache-dir --require-hashes --wheel-dir /wheels -r requirements-run.lock

FROM python:3.11-slim
RUN useradd --create-home --uid 1000 herald && install -d -o herald -g herald /data
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps /wheels/*.whl
COPY . /herald
USER herald
# Files that a command is given without a folder, such as backups and exports, lie in the volume.
WORKDIR /data
ENV PYTHONUNBUFFERED=1 \
    PYTHONPATH=/herald \
    HERALD_DATABASE_URL=sqlite+aiosqlite:////data/herald.db
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
CMD ["python", "-m", "bot", "run"]
