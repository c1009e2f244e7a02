import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { launchChromium, launchProfile } from '../../scripts/testing/chromium.mjs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { demoPerson, signIn } from '../screens/session.mjs';
import { textsOf } from '../screens/texts.mjs';
import { mainThreadOf } from './mainThread.mjs';
import { busyShare } from './machine.mjs';
import { untilKept } from './untilKept.mjs';

/** Number of runs of each page; the run with the median score counts. */
const RUNS = Number(process.env.RUNS ?? 5);
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * A person's visit of a page: `cold` begins with an empty cache, `second` with the service worker and what an earlier
 * visit has kept.
 * @typedef {{ at: string, who: 'user' | 'courier' | null, visit: 'cold' | 'second' }} Scored
 */

/**
 * Measures pages by Lighthouse's mobile defaults (simulated throttling). Beside each score stand the CPU-seconds that
 * the main thread took, and the blocked time worked out from them, which a loaded machine does not change.
 * @param {string} url
 * @param {Scored} scored
 */
export async function measureScore(url, { at, who, visit }) {
  const busy = await busyShare();
  const runs = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await (who ? signedInScore(url, { at, who, visit }) : visitorScore(url, at)));
  const middle = runs.toSorted((one, other) => one.score - other.score)[Math.floor(RUNS / 2)];
  const row = { page: at, visit, ...middle, busy };
  console.log(JSON.stringify(row));
  return row;
}

/** @param {string} url @param {string} at */
async function visitorScore(url, at) {
  const port = await freePort();
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  try {
    return await audit(`${url}${at}`, { port });
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} url
 * @param {{ at: string, who: string, visit: Scored['visit'] }} scored
 */
async function signedInScore(url, { at, who, visit }) {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-lighthouse-profile-'));
  const port = await freePort();
  const profile = await launchProfile(dir, { args: [`--remote-debugging-port=${port}`], baseURL: url });
  try {
    const page = await profile.newPage();
    await signIn(page, textsOf('en'), demoPerson(who));
    await page.goto(at, { waitUntil: 'networkidle' });
    await untilKept(page);
    const devtools = await profile.newCDPSession(page);
    await page.goto('about:blank');
    if (visit === 'cold') {
      const storageTypes = 'service_workers,cache_storage,indexeddb';
      await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
      await devtools.send('Network.clearBrowserCache');
    }
    return await audit(`${url}${at}`, { port, disableStorageReset: true });
  } finally {
    await profile.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Runs Lighthouse once: score out of 100, times in ms, layout shift as Lighthouse counts it.
 * @param {string} address
 * @param {{ port: number, disableStorageReset?: boolean }} flags
 */
async function audit(address, flags) {
  const result = await lighthouse(address, { ...flags, logLevel: 'error', onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { lhr, artifacts } = result;
  /** @param {string} key @param {number} digits */
  const value = (key, digits) => Number((lhr.audits[key]?.numericValue ?? 0).toFixed(digits));
  const { cpuSeconds, blockedMs } = mainThreadOf(artifacts.Trace.traceEvents);
  return {
    score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    FCP: value(AUDITS.FCP, 0),
    LCP: value(AUDITS.LCP, 0),
    TBT: value(AUDITS.TBT, 0),
    CLS: value(AUDITS.CLS, 3),
    'CPU, s': Number(cpuSeconds.toFixed(2)),
    'TBT by CPU': Math.round(blockedMs),
  };
}
