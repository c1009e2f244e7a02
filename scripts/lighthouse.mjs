import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { measureVisit } from './bench/visit.mjs';
import { launchChromium } from './chromium.mjs';
import { freePort } from './ports.mjs';
import { callApi } from './screens/session.mjs';
import { ROOT, startStack } from './stack.mjs';

const RUNS = 3;
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * `npm run lighthouse [-- --visits]`: Lighthouse's mobile defaults (simulated throttling) on start page, recipe, plan and
 * sign-in, the run of the middle score of three each; then a cold first visit at 400 kbit/s. `--visits`: those visits alone.
 * Prints tables and writes test-results/lighthouse.json.
 */
async function main(onlyVisits) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-lighthouse-'));
  const stack = await startStack({ dataDir, seed: 'demo' });
  try {
    const url = stack.settings.publicUrl;
    const [dish, plan] = await Promise.all([firstOf(url, 'dishes'), firstOf(url, 'mealplans')]);
    const recipe = `/dishes/${dish}`;
    const scores = onlyVisits
      ? []
      : await measureScores(url, ['/', recipe, `/mealplan/${plan}`, '/user/login']);
    if (!onlyVisits) console.table(scores);
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

/** The id of the first public record. */
async function firstOf(url, collection) {
  const { data } = await callApi(url, `${collection}?pagination[pageSize]=1`);
  return data[0].id;
}

async function measureScores(url, pages) {
  const rows = [];
  for (const at of pages) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await score(`${url}${at}`));
    rows.push({ page: at, ...runs.sort((one, other) => one.score - other.score)[Math.floor(RUNS / 2)] });
  }
  return rows;
}

/** One run in a browser of its own: score of 100, times in ms, shift as Lighthouse counts it. */
const score = (address) =>
  inBrowser(async (browser, port) => {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance'] });
    const values = Object.entries(AUDITS).map(([name, audit]) => [
      name,
      Math.round((lhr.audits[audit].numericValue ?? 0) * 1000) / 1000,
    ]);
    return {
      score: Math.round((lhr.categories.performance.score ?? 0) * 100),
      ...Object.fromEntries(values),
    };
  });

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
