# The simulated gateway with the app and the vendors' pages on one port. docs/deploy.md says how to run it.
FROM node:24-slim
WORKDIR /parlor

COPY package.json package-lock.json .npmrc ./
RUN npm ci && npm cache clean --force

COPY index.html tsconfig.json postcss.config.js vite.config.ts vite.vendors.config.ts vite.studio.config.ts ./
COPY public public
COPY scripts scripts
COPY fixtures fixtures
COPY src src
COPY mock-server mock-server
RUN node scripts/build.mjs app vendors studio && mkdir /data && chown node /data

USER node
VOLUME /data
EXPOSE 5173
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:5173/__gateway/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "mock-server/main.mjs", "--host", "0.0.0.0", "--port", "5173", "--data-dir", "/data"]
