import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchChromium } from '../../scripts/testing/chromium.mjs';
import { ROOT, startStack } from '../../scripts/launch/stack.mjs';
import { createSteps } from '../../scripts/launch/steps.mjs';
import { toldOf } from '../../scripts/processes/errors.mjs';
import { bloodTest, lunchLogged } from './day.mjs';
import { boughtAndPut, cookedAtHome, packScanned } from './home.mjs';
import { firstPlan, invited } from './plans.mjs';
import { firstRecipe, imported } from './recipes.mjs';
import { listInShop, secondOrder } from './shop.mjs';
import { packed, unverifiedFound } from './staff.mjs';
import { tableOf, withSum } from './table.mjs';
import { walkJourney } from './walk.mjs';

const JOURNEYS = [
  firstRecipe,
  firstPlan,
  listInShop,
  secondOrder,
  packed,
  lunchLogged,
  bloodTest,
  unverifiedFound,
  invited,
  imported,
  packScanned,
  cookedAtHome,
  boughtAndPut,
];
const RESULTS = path.join(ROOT, 'test-results');

/**
 * `npm run taps [-- name …]`: counts taps and scrolled screenfuls on thirteen journeys, on a phone (Admin at a desk),
 * with the demo's data. Prints a table and writes test-results/taps.json.
 * @param {string[]} wanted
 */
async function main(wanted) {
  const journeys = JOURNEYS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  if (journeys.length === 0) throw new Error(`There are: ${JOURNEYS.map(({ name }) => name).join(', ')}.`);
  const steps = createSteps();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-taps-'));
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end.abort());
  try {
    const stack = await startStack({ dataDir, seed: 'demo', steps, signal: end.signal });
    const browser = await launchChromium();
    try {
      const site = { browser, url: stack.settings.publicUrl };
      const counted = [];
      for (const journey of journeys)
        counted.push(
          await steps.step(journey.name, () => walkJourney(site, journey, path.join(RESULTS, 'taps'))),
        );
      console.log(`\n${tableOf(counted)}`);
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(path.join(RESULTS, 'taps.json'), `${JSON.stringify(withSum(counted), null, 2)}\n`);
    } finally {
      await browser.close();
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(toldOf(error, ['ChildFailure']));
  process.exit(1);
}
