import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../../scripts/testing/chromium.mjs';
import { SCREENS } from './screens.mjs';
import { composeSheets, takeScreens } from './take.mjs';
import { ROOT, startStack } from '../../scripts/launch/stack.mjs';
import { createSteps } from '../../scripts/launch/steps.mjs';
import { toldOf } from '../../scripts/processes/errors.mjs';

/**
 * @import { Stack } from '../../scripts/launch/stack.mjs'
 * @import { Steps } from '../../scripts/launch/steps.mjs'
 * @import { Screen } from './steps.mjs'
 */

const DIR = path.join(ROOT, 'shots');

/**
 * `npm run shots [-- path or name …]`: takes every screen × width × language × theme into `shots/`, with a sheet for
 * each screen.
 * @param {string[]} wanted
 */
async function main(wanted) {
  const screens = chosenScreens(wanted);
  const steps = createSteps();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-shots-'));
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end.abort());
  const options = { signal: end.signal, print: steps.print };
  try {
    const stack = await startStack({ dataDir, seed: 'demo', steps, signal: end.signal });
    try {
      await take(stack, screens, steps, options);
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`\nLook at ${path.join(DIR, 'index.html')}, or at the sheets beside it.`);
}

/** @param {string[]} wanted */
function chosenScreens(wanted) {
  if (wanted.length === 0) return SCREENS;
  const screens = SCREENS.filter(({ name, route }) => wanted.includes(name) || wanted.includes(route));
  const names = SCREENS.map(({ name }) => name).join(', ');
  if (screens.length === 0) throw new Error(`There is no screen ${wanted.join(' ')}. There are: ${names}.`);
  return screens;
}

/**
 * @param {Stack} stack
 * @param {readonly Screen[]} screens
 * @param {Steps} steps
 * @param {Parameters<typeof takeScreens>[3]} options
 */
async function take(stack, screens, steps, options) {
  const browser = await launchChromium();
  try {
    const site = { browser, url: stack.settings.publicUrl };
    if (screens === SCREENS) rmSync(DIR, { recursive: true, force: true });
    await steps.step(`${screens.length} screens`, () => takeScreens(site, screens, DIR, options));
    await steps.step('Sheets', () => composeSheets(browser, screens, DIR));
  } finally {
    await browser.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(toldOf(error, ['ChildFailure']));
  process.exit(1);
}
