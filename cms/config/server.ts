import { mkdirSync } from 'node:fs';
import path from 'node:path';

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
  dirs: { public: publicFolder(env) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  http: { serverOptions: { requestTimeout: 60_000 } },
});
