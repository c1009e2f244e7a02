# Supra as one image: the launcher starts the front, Next and the CMS, and restarts each of them if it ends. They talk to
# each other on the loopback address only. The Firebase project is built into the pages, which is public; the image
# contains no secrets.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/supra
COPY package.json package-lock.json .npmrc ./
COPY cms/package.json cms/package-lock.json cms/
RUN npm ci && npm --prefix cms ci
COPY . .
ARG FIREBASE_PROJECT_ID
ARG FIREBASE_API_KEY
ARG FIREBASE_AUTH_DOMAIN
ARG FIREBASE_APP_ID
ARG AUTH_PROVIDERS=password
RUN AUTH_MODE=firebase npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production AUTH_MODE=firebase HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /srv/supra
COPY package.json package-lock.json .npmrc ./
COPY cms/package.json cms/package-lock.json cms/
RUN npm ci --omit=dev --omit=optional && npm --prefix cms ci --omit=dev && npm cache clean --force
COPY next.config.js ./
COPY lib/boot/boot.js lib/boot/
COPY lib/i18n/textFiles.js lib/i18n/
COPY lib/vendor/leaveOut.js lib/vendor/wakeLoader.js lib/vendor/
COPY scripts scripts
COPY cms/scripts cms/scripts
COPY --from=build /srv/supra/.builds .builds
COPY --from=build /srv/supra/cms/.builds cms/.builds
COPY cms/seed/foods cms/seed/foods
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m \
  CMD node -e "fetch('http://127.0.0.1:3000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/start.mjs", "--built"]
