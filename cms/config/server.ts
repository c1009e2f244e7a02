import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SLOW_SENDER_TIMEOUT_MS } from '../src/doors/slow-senders';

/** Creates the uploads folder, which Strapi expects before any of our code runs. */
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
  // A transfer would bypass all rules and the read model.
  transfer: { remote: { enabled: false } },
  dirs: { public: publicFolder(env) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  // The front passes on the client's address; X-Forwarded headers from outside the loopback are ignored
  // (src/doors/forwarded.ts).
  proxy: { koa: true, maxIpsCount: 1 },
  http: {
    serverOptions: {
      // A body may take as long as it keeps arriving (src/doors/slow-senders.ts); headers have no reason to be slow.
      requestTimeout: 0,
      headersTimeout: SLOW_SENDER_TIMEOUT_MS,
      connectionsCheckingInterval: SLOW_SENDER_TIMEOUT_MS / 6,
      // With the default of five seconds, a process starved of processor time closes a connection whose request has
      // arrived but is unread.
      keepAliveTimeout: 65_000,
    },
  },
});
