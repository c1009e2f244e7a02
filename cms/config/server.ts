import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PATIENCE } from '../src/doors/slow-senders';

/** Strapi wants the folder of uploads before anything of ours has run. */
function publicFolder(env: StrapiEnv): string {
  const folder = path.join(env('DATA_DIR', path.resolve('.data')), 'public');
  mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  return folder;
}

export default ({ env }: { env: StrapiEnv }) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS') },
  // A transfer would write past every rule and the read model.
  transfer: { remote: { enabled: false } },
  dirs: { public: publicFolder(env) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  // The front names the caller; who does not come over the loopback names nobody (src/doors/forwarded.ts).
  proxy: { koa: true, maxIpsCount: 1 },
  http: {
    serverOptions: {
      // A body may take as long as it moves on (src/doors/slow-senders.ts); a head has no reason to.
      requestTimeout: 0,
      headersTimeout: PATIENCE,
      connectionsCheckingInterval: PATIENCE / 6,
      // After a few seconds without processor time the usual five close a connection whose request has come and was not read yet.
      keepAliveTimeout: 65_000,
    },
  },
});
