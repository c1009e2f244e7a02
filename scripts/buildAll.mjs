import path from 'node:path';
import { BUILDS, ensureBuilt } from './build/build.mjs';
import { loadEnv, readSettings } from './settings/env.mjs';
import { ensureInstalled, packagesOf } from './build/install.mjs';
import { ROOT } from './launch/stack.mjs';
import { createSteps } from './launch/steps.mjs';
import { toldOf } from './processes/errors.mjs';

/** `npm run build`: installs and builds everything for `npm start`, with the same settings, and starts nothing. */
async function buildAll() {
  const settings = readSettings(loadEnv(ROOT), { root: ROOT });
  const steps = createSteps();
  for (const { id, title, dir } of packagesOf(settings))
    await steps.step(title, () =>
      ensureInstalled(dir, { logFile: path.join(settings.dataDir, 'logs', `install-${id}.log`) }),
    );
  for (const name of BUILDS) await steps.step(`Build of the ${name}`, () => ensureBuilt(name, settings));
}

try {
  await buildAll();
} catch (error) {
  console.error(toldOf(error, ['SettingsError', 'ChildFailure']));
  process.exitCode = 1;
}
