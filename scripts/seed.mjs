import path from 'node:path';
import { buildDir, ensureBuilt } from './build/build.mjs';
import { cmsEnv } from './settings/childEnv.mjs';
import { loadEnv, readSettings } from './settings/env.mjs';
import { ensureInstalled } from './build/install.mjs';
import { toldOf } from './processes/errors.mjs';
import { runTool } from './processes/processes.mjs';
import { ensureSecrets } from './settings/secrets.mjs';
import { ROOT } from './launch/stack.mjs';
import { createSteps } from './launch/steps.mjs';

const USAGE = 'npm run seed -- --dishes 5000     (while the stack is down; DATA_DIR says which database)';

/**
 * `npm run seed -- --dishes N`: fills the database for benchmarks; prints its usage without arguments.
 * @param {string[]} args
 */
async function seed(args) {
  if (args.length === 0 || args[0] === '--help') return console.log(USAGE);
  const dishes = Number(args[1]);
  if (args[0] !== '--dishes' || args.length !== 2 || !Number.isInteger(dishes) || dishes < 1)
    throw new UsageError(USAGE);
  const settings = readSettings(loadEnv(ROOT), { root: ROOT });
  const cwd = path.join(ROOT, 'cms');
  /** @param {string} name */
  const logFile = (name) => path.join(settings.dataDir, 'logs', `${name}.log`);
  const steps = createSteps();
  await steps.step('Packages of the CMS', () => ensureInstalled(cwd, { logFile: logFile('install-cms') }));
  await steps.step('CMS built', () => ensureBuilt('cms', settings));
  const env = cmsEnv(settings, ensureSecrets(settings.dataDir, settings.secrets));
  /** @param {string} text */
  const echo = (text) => process.stdout.write(text);
  await runTool({
    name: 'The seed',
    args: [path.join(buildDir(settings, 'cms'), 'scripts/seed.js'), ...args],
    cwd,
    env,
    logFile: logFile('seed'),
    echo,
  });
}

class UsageError extends Error {
  name = 'UsageError';
}

try {
  await seed(process.argv.slice(2));
} catch (error) {
  console.error(toldOf(error, ['SettingsError', 'ChildFailure', 'UsageError']));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
