# One image, three commands: the api (as it stands), a worker, and the set-up that runs once before both.

# By digest: --build-arg NODE_IMAGE=node@sha256:... (README, 'Images by digest').
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay: argon2's binary is one.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

FROM ${NODE_IMAGE}
# With room for 4 GB, V8 would let a heap grow fourfold before it collects what is garbage; with this, by half.
ENV NODE_ENV=production NODE_OPTIONS="--enable-source-maps --max-old-space-size=1536" WORKER_PORT=9100
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api/src/main.js"]
