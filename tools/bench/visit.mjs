import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchProfile } from '../../scripts/testing/chromium.mjs';
import { watchPage } from './probe.mjs';
import { openSlowLine } from './slowLine.mjs';
import { untilKept } from './untilKept.mjs';

/**
 * @import { BrowserContext, CDPSession, Page } from 'playwright-core'
 * @import { Language } from '../screens/texts.mjs'
 * @import { Wanted } from './probe.mjs'
 * @import { SlowLine } from './slowLine.mjs'
 */

/**
 * A page to visit: its reader's language, and what a signed-in reader's browser keeps.
 * @typedef {Wanted & { at: string, language: Language, kept: Record<string, string> }} VisitedPage
 * @typedef {{ readable: number, usable: number, kBUsable: number, kB: number, requests: number, shift: number }} Visit
 */

const SPEED = { bitsPerSecond: 400_000, roundTripMs: 400 };
const SLOWER = 4;
/** Time in ms after the last answer for which a page may still move. */
const STILL_MS = 10_000;
const LOOK_MS = 250;
/** Longest time in ms until a page is usable. */
const PATIENCE_MS = 120_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-US',
  timezoneId: 'Asia/Tbilisi',
};
const LETTERS = { en: '[a-z]', ka: '[ა-ჰ]' };

/**
 * Visits a page twice on a slow phone (400 kbit/s, 400 ms, CPU 4 × slower): first with nothing in the browser but what
 * the page's `kept` says, then, once a signed-in person's service worker is ready, again in a newly started browser with
 * the same profile.
 * @param {string} url
 * @param {VisitedPage} page
 */
export async function visitTwice(url, page) {
  const { hostname, port } = new URL(url);
  const line = await openSlowLine(Number(port), SPEED);
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-visit-'));
  const args = [`--host-resolver-rules=MAP ${hostname}:${port} 127.0.0.1:${line.port}`];
  /** @template T @param {(profile: BrowserContext) => Promise<T>} work */
  const inProfile = async (work) => {
    const profile = await launchProfile(dir, { args, baseURL: url, ...PHONE });
    try {
      return await work(profile);
    } finally {
      await profile.close();
    }
  };
  try {
    const first = await inProfile(async (profile) => {
      const tab = await emptyTab(profile, line, page);
      const visit = await visitOnce(tab, line, page);
      line.slow(false);
      // nothing is kept for visitors but the browser's own cache
      if ('jwt' in page.kept) await untilKept(tab);
      return visit;
    });
    line.slow(true);
    const second = await inProfile(async (profile) => visitOnce(await profile.newPage(), line, page));
    return { first, second };
  } finally {
    await line.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Returns a tab whose browser holds only what the page's reader has kept, through a picture that runs no script.
 * @param {BrowserContext} profile
 * @param {SlowLine} line
 * @param {VisitedPage} page
 */
async function emptyTab(profile, line, { kept }) {
  const tab = await profile.newPage();
  line.slow(false);
  await tab.goto('/icon.svg');
  await tab.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, kept);
  const devtools = await profile.newCDPSession(tab);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  line.slow(true);
  return tab;
}

/**
 * @param {Page} tab
 * @param {SlowLine} line
 * @param {VisitedPage} page
 * @returns {Promise<Visit>}
 */
async function visitOnce(tab, line, { at, language, ...wanted }) {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { readable, press, answer } = wanted;
  await tab.addInitScript(watchPage, { readable, press, answer, letters: LETTERS[language] });
  const traffic = await watchTraffic(devtools);
  const before = line.bytesUntil(Date.now());
  await tab.goto(at, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await tab.waitForFunction(() => window.seen.usable, null, { polling: LOOK_MS, timeout: PATIENCE_MS });
  await traffic.untilStill();
  const { seen, began } = await tab.evaluate(() => ({ seen: window.seen, began: performance.timeOrigin }));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    readable: seen.readable / 1000,
    usable: seen.usable / 1000,
    kBUsable: (line.bytesUntil(began + seen.usable) - before) / 1000,
    kB: traffic.bytes() / 1000,
    requests: traffic.requests(),
    shift: seen.shifts.reduce((sum, value) => sum + value, 0),
  };
}

/**
 * Counts a tab's requests that reach for the network, and their bytes; what the service worker fetches is not among
 * them.
 * @param {CDPSession} devtools
 */
async function watchTraffic(devtools) {
  let requests = 0;
  let bytes = 0;
  let last = performance.now();
  const note = () => (last = performance.now());
  devtools.on('Network.requestWillBeSent', note);
  devtools.on('Network.responseReceived', note);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    note();
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return {
    requests: () => requests,
    bytes: () => bytes,
    async untilStill() {
      while (performance.now() - last < STILL_MS) await setTimeout(LOOK_MS);
    },
  };
}
