import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/launch/stack.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';
import { openStack } from './stacks.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { Measured, RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/** @typedef {Measured & { what: string }} Row */

const PRODUCTS = 10_000;
/** Number of products that one call imports. */
const AT_ONCE = 5_000;
/** Typed texts, from two letters to a whole word, correct and with typos. */
const TYPED = {
  'two letters': ['to', 'ch', 'fl', 'su', 'პო', 'ყვ'],
  'half a word': ['tom', 'chick', 'flou', 'butt', 'პომიდ', 'ნიგვ'],
  'a word': ['tomato', 'chicken', 'flour', 'butter', 'პომიდორი', 'ნიგოზი'],
  'two words': ['wheat flour', 'olive oil', 'chicken breast', 'sour cream', 'საქონლის ხორცი', 'შავი პილპილი'],
  'a slip': ['tomatoe', 'chiken', 'flower', 'buter', 'პომიდირი', 'ნიგოსი'],
  'Georgian in Latin': ['pomidori', 'nigozi', 'khakhvi', 'kveli', 'rdze', 'kartopili'],
};

/**
 * Times `GET products/offer` with the whole food table and 10,000 products, one call after another.
 * @param {Settings} settings
 */
export async function measureFoods(settings) {
  const stack = await openStack(settings);
  try {
    await importProducts(stack);
    const headers = { authorization: await tokenOf(stack) };
    /** @type {Row[]} */
    const rows = [];
    for (const [what, words] of Object.entries({ ...TYPED, 'all of them': Object.values(TYPED).flat() })) {
      /** @type {RequestAt} */
      const requestAt = (number) => ({
        path: `/api/products/offer?q=${encodeURIComponent(words[number % words.length] ?? '')}`,
        headers,
      });
      await measure(stack.cmsUrl, requestAt, { connections: 1, seconds: 0.5 });
      rows.push({ what, ...(await measure(stack.cmsUrl, requestAt, { connections: 1, seconds: 2 })) });
    }
    return rows;
  } finally {
    await stack.stop();
  }
}

/**
 * Imports products named like the foods of the table, each with its own maker.
 * @param {BenchStack} stack
 */
async function importProducts(stack) {
  const names = readFileSync(path.join(ROOT, 'cms/seed/foods/kitchen/vegetables.psv'), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('|')[1] ?? []);
  const headers = {
    authorization: await tokenOf(stack, 'admin@example.com'),
    'content-type': 'application/json',
  };
  for (let at = 0; at < PRODUCTS; at += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, number) => ({
      Name: `${names[(at + number) % names.length]} ${at + number}`.slice(0, 49),
    }));
    const answer = await fetch(`${stack.cmsUrl}/api/products/import`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: { rows } }),
    });
    if (!answer.ok) throw new Error(`products/import answered ${answer.status}`);
  }
}

/**
 * Prints the median and the 99th percentile in ms.
 * @param {Row[]} rows
 */
export function printFoods(rows) {
  console.log(`\n${'products/offer'.padEnd(22)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`);
  for (const { what, p50, p99 } of rows)
    console.log(`${what.padEnd(22)}${p50.toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}`);
}
