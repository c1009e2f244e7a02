import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnv, readSettings } from './settings/env.mjs';
import { ensureInstalled } from './build/install.mjs';
import { ROOT } from './launch/stack.mjs';
import { codeOf, messageOf, toldOf } from './processes/errors.mjs';

/** @import { Settings } from './settings/env.mjs' */

/**
 * Runs `work` with the settings once both packages are installed; prints a known error as one sentence and exits with
 * 1.
 * @param {(settings: Settings, version: string) => Promise<void>} work
 * @param {(settings: Settings) => void} [before]
 */
export async function command(work, before = () => undefined) {
  try {
    // Gives a running stack priority.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const settings = readSettings(loadEnv(ROOT), { root: ROOT });
    before(settings);
    await installAll();
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    await work(settings, version);
  } catch (error) {
    const known = ['SettingsError', 'ChildFailure', 'BackupError'];
    console.error(codeOf(error) ? messageOf(error) : toldOf(error, known));
    process.exitCode = 1;
  }
}

/** Installs the packages. Logs stay out of the data folder, which must be empty for a restore. */
async function installAll() {
  const logs = mkdtempSync(path.join(tmpdir(), 'supra-install-'));
  for (const dir of [ROOT, path.join(ROOT, 'cms')])
    await ensureInstalled(dir, {
      logFile: path.join(logs, `${path.basename(dir)}.log`),
      isForProduction: true,
    });
  rmSync(logs, { recursive: true });
}

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
