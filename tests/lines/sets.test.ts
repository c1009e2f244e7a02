import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLines } from '@/lib/domain/dish/parse/line';
import { foodIndex } from '@/lib/domain/food/match';
import { nameWords } from '@/lib/domain/food/words';
import { isSameAmount, measure } from './measure';

const SETS = 'tests/sets/lines';

/** Shares in per cent of the lines in other languages whose amount with its unit, and whose name, were read as labelled. */
function foreignShares(file: string) {
  const rows = readFileSync(`${SETS}/${file}.psv`, 'utf8').trim().split('\n').slice(1);
  const right = { amount: 0, name: 0 };
  for (const row of rows) {
    const [text, , amount, to, unit, name] = row.split('|');
    const [line] = parseLines(text);
    if (line && isSameAmount(line, { amount, to, measure: unit, note: '' })) right.amount += 1;
    if (line && nameWords(line.name).join(' ') === nameWords(name).join(' ')) right.name += 1;
  }
  return { amount: (right.amount / rows.length) * 100, name: (right.name / rows.length) * 100 };
}

test.each([
  ['amounts-fit', 100, 100],
  ['amounts-held', 99, 99],
])('amounts and names of %s are read as well as they were', (file, amount, name) => {
  const shares = measure(`${SETS}/${file}.psv`, foodIndex([]));
  expect(shares.count).toBeGreaterThan(200);
  expect(shares.amount).toBeGreaterThanOrEqual(amount);
  expect(shares.name).toBeGreaterThanOrEqual(name);
});

test.each([
  ['foreign-fit', 100, 100],
  ['foreign-held', 95, 96],
])('lines of ten other languages in %s are read as well as they were', (file, amount, name) => {
  const shares = foreignShares(file);
  expect(shares.amount).toBeGreaterThanOrEqual(amount);
  expect(shares.name).toBeGreaterThanOrEqual(name);
});
