/**
 * Measures how well ingredient lines are read, on labelled lines: `npm run lines [-- --misses] [files]`. Lists misses
 * only for the lines that the rules were fitted to; for the held-out ones it prints only the shares.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../scripts/build/bundled.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['en', 'ka'].map((language) => path.join(ROOT, 'tests/lines', language));

const given = process.argv.slice(2);
const named = given.filter((one) => !one.startsWith('--'));
const files = named.length > 0 ? named : FOLDERS.flatMap((folder) => psvOf(folder));
const isTelling = given.includes('--misses');
const { kitchenIndex, measure } = await bundled('tests/lines/measure.ts');
const foods = kitchenIndex();
for (const file of files) {
  const { count, amount, name, food, asked, misses } = measure(file, foods);
  /** @param {number} value */
  const share = (value) => `${value.toFixed(1)} %`.padStart(8);
  console.log(
    `${path.relative(ROOT, file).padEnd(28)} ${String(count).padStart(4)} ingredients: amount and unit ${share(amount)}, name ${share(name)}, no other food ${share(food)}, asked ${share(asked)}`,
  );
  if (isTelling && path.basename(file).startsWith('fit')) console.log(misses.join('\n'));
}

/** @param {string} folder */
function psvOf(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.psv'))
    .sort()
    .map((file) => path.join(folder, file));
}
