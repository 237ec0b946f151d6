# A server to leave running, with its tables in a volume:
#   docker build -t ringside .
#   docker run -p 8765:8765 -v ringside:/data ringside
# Three of them with PostgreSQL and Redis: compose.yaml.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make
WORKDIR /ringside
COPY . .
# The versions that were tested, and the compiled package.
RUN make client \
    && .venv/bin/python -m pip freeze > /tested.txt \
    && RINGSIDE_PURE=0 .venv/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=build /wheels /wheels
COPY --from=build /tested.txt /tested.txt
RUN pip install --no-cache-dir --constraint /tested.txt "$(ls /wheels/*.whl)[postgres,redis]" \
    && rm -r /wheels /tested.txt \
    && useradd --system --no-create-home ringside \
    && install -d -o ringside /data
USER ringside
VOLUME /data
EXPOSE 8765
HEALTHCHECK CMD python -c "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/health')"
ENTRYPOINT ["ringside"]
CMD ["serve", "--host", "0.0.0.0", "--database", "/data/ringside.sqlite"]
