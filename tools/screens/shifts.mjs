import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../../scripts/testing/chromium.mjs';
import { DEVICE_NAMES } from './devices.mjs';
import { createLookers, knownRecords } from './lookers.mjs';
import { SCREENS } from './screens.mjs';
import { settled } from './settled.mjs';
import { setLanguage } from './take.mjs';
import { startStack } from '../../scripts/launch/stack.mjs';

/**
 * @import { Page } from 'playwright-core'
 * @import { Device } from './devices.mjs'
 * @import { Look } from './lookers.mjs'
 * @import { Known, Who } from './steps.mjs'
 * @import { Language } from './texts.mjs'
 */

const ALLOWED = 0.02;
const SLOWER = 4;
/** Time in ms after the last answer for which a page may still move. */
const STILL_MS = 10_000;
const LOOK_MS = 200;

/**
 * `npm run shifts [-- name …]`: measures each screen's layout shift until ten seconds after the last answer (sum of
 * layout-shift entries without recent input), with the CPU slowed 4 ×, on phone and desktop in both languages. Names
 * the moved elements if the sum is over 0.02, and then exits with 1.
 * @param {string[]} wanted
 */
async function main(wanted) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-shifts-'));
  const stack = await startStack({ dataDir, seed: 'demo' });
  const browser = await launchChromium();
  try {
    const { publicUrl: url } = stack.settings;
    const look = createLookers({ browser, url });
    const rows = [];
    for (const language of /** @type {const} */ (['en', 'ka'])) {
      const screens = addressesOf(await knownRecords(url, language), wanted);
      for (const device of DEVICE_NAMES)
        for (const screen of screens) rows.push(await shiftOf(look, { ...screen, device, language }));
    }
    const over = rows.filter(({ shift }) => shift > ALLOWED);
    const most = Math.max(...rows.map(({ shift }) => shift));
    console.log(`${rows.length} visits, ${over.length} over ${ALLOWED}, the most ${most.toFixed(4)}`);
    return over.length;
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Returns each URL of the screens once for each person who views it.
 * @param {Known} known
 * @param {string[]} wanted
 */
function addressesOf(known, wanted) {
  const all = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map((screen) => ({
    name: screen.name,
    who: screen.who,
    at: screen.path ? screen.path(known) : screen.route,
  }));
  return all.filter(({ who, at }, nth) => all.findIndex((one) => one.who === who && one.at === at) === nth);
}

/**
 * @param {Look} look
 * @param {{ name: string, who: Who, at: string, device: Device, language: Language }} visit
 */
async function shiftOf(look, { name, who, at, device, language }) {
  const context = await look(who, device, language);
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await setLanguage(page, language);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const still = untilStill(page);
    await page.goto(at);
    await page.getByRole('main').waitFor();
    await settled(page);
    await still();
    const shifts = await page.evaluate(() => window.shifts);
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    console.log(`${shift > ALLOWED ? '✗' : '✓'} ${shift.toFixed(4)} ${name} (${device}, ${language}) ${at}`);
    if (shift > ALLOWED)
      shifts.forEach(({ value, moved }) => console.log(`    ${value.toFixed(4)} ${moved}`));
    return { shift };
  } finally {
    await context.close();
  }
}

/**
 * Listens for answers from now on; the returned function waits until none has come for as long as a page may still
 * move.
 * @param {Page} page
 */
function untilStill(page) {
  let last = performance.now();
  page.on('requestfinished', () => (last = performance.now()));
  page.on('response', () => (last = performance.now()));
  return async () => {
    while (performance.now() - last < STILL_MS) await setTimeout(LOOK_MS);
  };
}

/** Runs in the page: records its layout shifts. */
function watchShifts() {
  /**
   * @param {PerformanceEntry} entry
   * @returns {entry is LayoutShift}
   */
  const isShift = (entry) => 'hadRecentInput' in entry;
  /** @param {Node | null} node */
  const classOf = (node) => (node instanceof Element ? node.getAttribute('class') : null) ?? '';
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift))
      if (!hadRecentInput)
        window.shifts.push({ value, moved: sources.map(({ node }) => classOf(node)).join(' | ') });
  }).observe({ type: 'layout-shift', buffered: true });
}

process.exit((await main(process.argv.slice(2))) > 0 ? 1 : 0);
