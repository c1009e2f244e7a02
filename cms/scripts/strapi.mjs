// Runs Strapi's own command line with the settings that `npm start` gives the CMS: node scripts/strapi.mjs develop
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cmsEnv } from '../../scripts/settings/childEnv.mjs';
import { loadEnv, readSettings } from '../../scripts/settings/env.mjs';
import { ensureSecrets } from '../../scripts/settings/secrets.mjs';
import { ROOT } from '../../scripts/launch/stack.mjs';

const settings = readSettings(loadEnv(ROOT), { root: ROOT });
const env = {
  ...cmsEnv(settings, ensureSecrets(settings.dataDir, settings.secrets)),
  NODE_ENV: 'development',
};
const cwd = fileURLToPath(new URL('..', import.meta.url));
const args = ['node_modules/@strapi/strapi/bin/strapi.js', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status ?? 1;
