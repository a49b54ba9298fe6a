# syntax=docker/dockerfile:1

ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No script of any package runs.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-trixie-slim
ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Wordhoard" \
      org.opencontainers.image.description="A person's own dictionary that asks its words back" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_OPTIONS=--max-old-space-size=1024
WORKDIR /app
# The bundle holds every production dependency but the native ones, which hash passwords and draw pictures, and the one in
# WebAssembly, SQLite for packages of Anki. The embedded database stays out: DATABASE_URL names a server.
COPY --from=build /app/node_modules/@napi-rs ./node_modules/@napi-rs
COPY --from=build /app/node_modules/@node-rs ./node_modules/@node-rs
COPY --from=build /app/node_modules/sql.js/package.json ./node_modules/sql.js/package.json
COPY --from=build /app/node_modules/sql.js/dist/sql-wasm.js /app/node_modules/sql.js/dist/sql-wasm.wasm ./node_modules/sql.js/dist/
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/dist ./dist
# Written to only where SMTP_URL is unset: each mail is a file there.
RUN mkdir /data && chown node:node /data
VOLUME /data
# A number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
