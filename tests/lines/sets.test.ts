import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { parseLines } from '@/lib/domain/dish/parse/line';
import { isMeasureDoubtful, knownWords } from '@/lib/domain/food/doubtfulMeasure';
import { foodIndex } from '@/lib/domain/food/match';
import { nameWords } from '@/lib/domain/food/words';
import { at, atLeast } from '@/tests/support/at';
import { tableFoods } from '../support/builders/foodTable';
import { isSameAmount, measure } from './measure';

const SETS = 'tests/sets/lines';

/**
 * Returns the percentages of lines in other languages whose amount with its unit, and whose name, were read as
 * labelled.
 */
function foreignShares(file: string) {
  const rows = readFileSync(`${SETS}/${file}.psv`, 'utf8').trim().split('\n').slice(1);
  const right = { amount: 0, name: 0 };
  for (const row of rows) {
    const [text, , amount, to, unit, name] = atLeast(6, row.split('|'));
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

const known = knownWords(
  tableFoods().flatMap(({ Name, tableName, otherNames }) => [Name, tableName, ...otherNames]),
);

test('an unknown measure is no piece, and a known one is counted', () => {
  const rows = readFileSync(`${SETS}/units.psv`, 'utf8').trim().split('\n').slice(1);
  const wrong = rows.filter((row) => {
    const [text, language, isOpen] = atLeast(1, row.split('|'));
    const line = at(parseLines(text, isOpen === '0' && language !== 'en'), 0);
    const isLeftOpen =
      line.amount === undefined || ((language === 'en' || isOpen === '1') && isMeasureDoubtful(line, known));
    return isLeftOpen !== (isOpen === '1');
  });
  expect(wrong).toEqual([]);
});

test.each([
  'lines/en/fit-1',
  'lines/en/fit-2',
  'lines/en/fit-3',
  'lines/en/held-2',
  'sets/lines/amounts-fit',
  'sets/lines/amounts-held',
])('hardly any amount of %s is read as one with an unknown measure', (file) => {
  const rows = readFileSync(`tests/${file}.psv`, 'utf8').trim().split('\n').slice(1);
  const lines = rows.flatMap((row) => parseLines(at(row.split('|'), 0)));
  expect(lines.filter((line) => isMeasureDoubtful(line, known))).toEqual([]);
});

/** Reads the texts of a folder and counts, for each part, those that match their JSON. */
function textsRight(folder: string) {
  const right = { lines: 0, steps: 0, servings: 0, time: 0, stray: 0, count: 0 };
  for (const file of readdirSync(`${SETS}/${folder}`).filter((name) => name.endsWith('.txt'))) {
    const read = parseRecipe(readFileSync(`${SETS}/${folder}/${file}`, 'utf8'));
    const want = JSON.parse(readFileSync(`${SETS}/${folder}/${file.replace('.txt', '.json')}`, 'utf8'));
    const ofRead = [...read.ingredients, ...read.sections.flatMap(({ ingredients }) => ingredients)];
    const lines = [...new Set(ofRead.map(({ text }) => text))];
    const wanted: string[] = [
      ...want.lines,
      ...want.sections.flatMap((one: { lines: string[] }) => one.lines),
    ];
    const steps = read.Steps.map(({ description }) => description);
    right.count += 1;
    right.lines += Number(lines.join('\n') === [...new Set(wanted)].join('\n'));
    right.steps += Number(steps.join('\n') === want.steps.join('\n'));
    right.servings += Number((read.servingAmount ?? null) === want.servingAmount);
    right.time += Number((read.TimeToCook ?? null) === want.TimeToCook);
    right.stray += lines.filter((line) => want.steps.includes(line)).length;
  }
  return right;
}

test.each(['texts-fit', 'texts-held'])(
  'texts of %s are read as well as they were, and no step is an ingredient',
  (folder) => {
    expect(textsRight(folder)).toEqual({ lines: 20, steps: 20, servings: 20, time: 20, stray: 0, count: 20 });
  },
);
