import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { measureVisit } from './visit.mjs';
import { launchChromium, launchProfile } from '../../scripts/testing/chromium.mjs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { knownRecords } from '../screens/lookers.mjs';
import { callApi, demoPerson, signIn } from '../screens/session.mjs';
import { textsOf } from '../screens/texts.mjs';
import { ROOT, startStack } from '../../scripts/launch/stack.mjs';

/** @import { Browser } from 'playwright-core' */

/** Number of runs for each page; the median counts. */
const RUNS = Number(process.env.RUNS ?? 3);
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * `npm run lighthouse [-- --visits]`: runs Lighthouse's mobile defaults (simulated throttling) on the pages that
 * visitors open and on those that a signed-in person opens daily, three times each, and takes the run with the median
 * score; then a cold first visit at 400 kbit/s. `--visits`: only those visits. `RUNS=1` for a quick look. Prints tables
 * and writes test-results/lighthouse.json.
 * @param {boolean} onlyVisits
 */
async function main(onlyVisits) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-lighthouse-'));
  const stack = await startStack({ dataDir, seed: 'demo' });
  try {
    const url = stack.settings.publicUrl;
    const [dish, plan] = await Promise.all([firstOf(url, 'dishes'), firstOf(url, 'mealplans')]);
    const recipe = `/dishes/${dish}`;
    /** @type {object[]} */
    const scores = [];
    if (!onlyVisits) {
      const own = await knownRecords(url, 'en');
      const list = `/shoplist/${own.shoplist}`;
      scores.push(
        ...(await measureScores(url, null, ['/', '/dishes', recipe, `/mealplan/${plan}`, '/user/login'])),
        ...(await measureScores(url, 'user', [
          '/dashboard',
          `/mealplan/${own.plan}/edit`,
          list,
          `${list}/checkout`,
        ])),
        ...(await measureScores(url, 'courier', ['/orders'])),
      );
      console.table(scores);
    }
    const visits = [];
    for (const at of ['/dishes', recipe]) visits.push(await inBrowser((one) => measureVisit(one, url, at)));
    console.table(visits);
    const file = path.join(ROOT, 'test-results/lighthouse.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ scores, visits }, null, 2));
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Returns the id of the first public record.
 * @param {string} url
 * @param {string} collection
 * @returns {Promise<number>}
 */
async function firstOf(url, collection) {
  const { data } = await callApi(url, `${collection}?pagination[pageSize]=1`);
  return data[0].id;
}

/**
 * Measures the pages; each run starts with an empty cache of the site's files.
 * @param {string} url
 * @param {'user' | 'courier' | null} who the person to sign in before each run
 * @param {string[]} pages
 */
async function measureScores(url, who, pages) {
  /** @type {object[]} */
  const rows = [];
  for (const at of pages) {
    /** @type {Awaited<ReturnType<typeof audit>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await (who ? signedInScore(url, who, at) : score(url, at)));
    const middle = runs.sort((one, other) => one.score - other.score)[Math.floor(RUNS / 2)];
    rows.push({ page: at, ...middle });
    console.log(at, JSON.stringify(middle));
  }
  return rows;
}

/** @param {string} url @param {string} at */
const score = (url, at) => inBrowser((browser, port) => audit(`${url}${at}`, { port }));

/**
 * @param {string} url
 * @param {string} who
 * @param {string} at
 */
async function signedInScore(url, who, at) {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-lighthouse-profile-'));
  const port = await freePort();
  const profile = await launchProfile(dir, { args: [`--remote-debugging-port=${port}`], baseURL: url });
  try {
    const page = await profile.newPage();
    await signIn(page, textsOf('en'), demoPerson(who));
    await page.goto(at);
    await page.getByRole('main').waitFor();
    const devtools = await profile.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'service_workers,cache_storage',
    });
    await devtools.send('Network.clearBrowserCache');
    await page.goto('about:blank');
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
  const { lhr } = result;
  const values = Object.entries(AUDITS).map(([name, key]) => [
    name,
    Math.round((lhr.audits[key]?.numericValue ?? 0) * 1000) / 1000,
  ]);
  return {
    score: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    ...Object.fromEntries(values),
  };
}

/**
 * @template T
 * @param {(browser: Browser, port: number) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function inBrowser(work) {
  const port = await freePort();
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

await main(process.argv.includes('--visits'));
