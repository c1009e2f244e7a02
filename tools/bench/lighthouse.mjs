import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../../scripts/testing/chromium.mjs';
import { ROOT, startStack } from '../../scripts/launch/stack.mjs';
import { knownRecords } from '../screens/lookers.mjs';
import { callApi } from '../screens/session.mjs';
import { describeLoad } from './machine.mjs';
import { measureScore } from './scores.mjs';
import { measureVisits } from './visits.mjs';

/** @import { Scored } from './scores.mjs' */

/**
 * `npm run lighthouse [-- --visits] [-- part …]`: runs Lighthouse's mobile defaults on the pages that visitors open and
 * on those that a signed-in person opens daily, five times each, cold and as a second visit. `--visits` measures first
 * and second visits on a slow phone instead, three times each. Other words choose pages by a part of their name; `RUNS`
 * sets the number of runs. Prints tables with the versions and the machine's load, and writes
 * test-results/lighthouse.json or visits.json.
 * @param {string[]} options
 */
async function main(options) {
  const isVisits = options.includes('--visits');
  const wanted = options.filter((one) => !one.startsWith('--'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-lighthouse-'));
  const stack = await startStack({ dataDir, seed: 'demo' });
  const browser = await launchChromium();
  try {
    const versions = {
      lighthouse: auditsVersion(),
      chromium: browser.version(),
      node: process.versions.node,
    };
    const url = stack.settings.publicUrl;
    const rows = isVisits ? await measureVisits(browser, url, wanted) : await scoresOf(url, wanted);
    console.table(rows);
    console.log(`Lighthouse ${versions.lighthouse}, Chromium ${versions.chromium}, Node ${versions.node}`);
    console.log(describeLoad(rows));
    const file = path.join(ROOT, 'test-results', isVisits ? 'visits.json' : 'lighthouse.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ versions, rows }, null, 2));
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the audits' version; throws unless it is exactly the one that package.json names. */
function auditsVersion() {
  const pinned = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).devDependencies.lighthouse;
  const { version } = createRequire(import.meta.url)('lighthouse/package.json');
  if (version !== pinned) throw new Error(`Lighthouse ${version} is installed, ${pinned} is pinned.`);
  return version;
}

/**
 * @param {string} url
 * @param {string[]} wanted
 */
async function scoresOf(url, wanted) {
  const rows = [];
  for (const scored of await scoredPages(url))
    if (wanted.length === 0 || wanted.some((part) => `${scored.at} ${scored.visit}`.includes(part)))
      rows.push(await measureScore(url, scored));
  return rows;
}

/** @param {string} url @returns {Promise<Scored[]>} */
async function scoredPages(url) {
  const [dish, plan, own] = await Promise.all([
    firstOf(url, 'dishes'),
    firstOf(url, 'mealplans'),
    knownRecords(url, 'en'),
  ]);
  const list = `/shoplist/${own.shoplist}`;
  const daily = [
    '/dashboard',
    `/mealplan/${own.plan}/edit`,
    list,
    `${list}/checkout`,
    '/shoplist/orders',
    '/pantry',
  ];
  /** @param {string} at @param {'user' | 'courier'} who @returns {Scored[]} */
  const twice = (at, who) => [
    { at, who, visit: 'cold' },
    { at, who, visit: 'second' },
  ];
  return [
    ...['/', '/dishes', `/dishes/${dish}`, `/mealplan/${plan}`, '/user/login'].map(
      (at) => /** @type {const} */ ({ at, who: null, visit: 'cold' }),
    ),
    ...daily.flatMap((at) => twice(at, 'user')),
    ...twice('/orders', 'courier'),
  ];
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

await main(process.argv.slice(2));
