import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLines } from '@/lib/domain/dish/parse/line';
import { searchTextOf } from '@/lib/domain/dish/parse/searchText';
import { likelyFoods } from '@/lib/domain/food/likely';
import { matchFood } from '@/lib/domain/food/match';
import { nameFactsOf } from '@/lib/domain/food/nameFacts';
import { at, atLeast, given } from '@/tests/support/at';
import { tableFoods } from '../support/builders/foodTable';
import { kitchenIndex } from './measure';

const index = kitchenIndex();
const rowsOf = (file: string): string[][] =>
  readFileSync(`tests/sets/names/${file}.psv`, 'utf8')
    .split('\n')
    .slice(1)
    .filter((row) => row.trim() && !row.startsWith('#'))
    .map((row) => row.split('|'));
const listed = (text = '', between = ','): string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);
interface Named {
  readonly name: string;
  readonly held: readonly string[];
}
const namedOf = ([name, , held]: readonly string[]): Named => ({ name: given(name), held: listed(held) });
/** Returns whether the first proposal for a name certainly lacks one of its allergens. */
function isLosing({ name, held }: Named): boolean {
  const [first] = likelyFoods(name, index, 3);
  if (!first || first.food.allergens === null) return false;
  const known: readonly string[] = [...first.food.allergens, ...first.food.unknownAllergens];
  return held.some((one) => !known.includes(one));
}
/** Returns a percentage. */
const share = (some: readonly unknown[], all: readonly unknown[]) => (100 * some.length) / all.length;

describe.each(['fit', 'held'])('%s names', (half) => {
  const allergens = rowsOf(`allergens-${half}`).map(namedOf);

  test('no name matches a food that certainly lacks one of its allergens', () => {
    const dangerous = allergens.filter(({ name, held }) => {
      const food = matchFood(name, index);
      const known: readonly string[] = [...(food?.allergens ?? []), ...(food?.unknownAllergens ?? [])];
      return food && food.allergens !== null && held.some((one) => !known.includes(one));
    });
    expect(dangerous.length, 'of those that are held back only how many is told').toBe(0);
  });

  test('hardly any first proposal lacks one', () => {
    const asked = allergens.filter(({ name }) => !matchFood(name, index));
    expect(share(asked.filter(isLosing), asked)).toBeLessThan(half === 'fit' ? 0.1 : 1);
  });

  test('at most two of a hundred compound names match another food', () => {
    const rows = rowsOf(`compounds-${half}`);
    const wrong = rows.filter((row) => {
      const [name, , right] = atLeast(3, row);
      const food = matchFood(name, index);
      return food && !listed(right, ' / ').includes(food.Name);
    });
    expect(share(wrong, rows)).toBeLessThanOrEqual(2);
  });

  test.each(['en', 'ka'])('ordinary lines in %s are understood without a question', (language) => {
    const rows = rowsOf(`ordinary-${half}`).filter(([, of]) => of === language);
    const right = rows.filter((row) => {
      const [line, , names] = atLeast(3, row);
      const parsed = at(parseLines(line), 0);
      return listed(names, ' / ').includes(matchFood(searchTextOf(parsed), index)?.Name ?? '');
    });
    expect(rows.length).toBeGreaterThan(100);
    expect(share(right, rows)).toBeGreaterThan(96);
  });
});

test('names of prepared foods state their ingredients, and no first proposal lacks one', () => {
  const made = rowsOf('made').map(namedOf);
  const untold = made.filter(({ name, held }) => {
    const { allergens }: { allergens: readonly string[] } = nameFactsOf(name, index);
    return !matchFood(name, index) && held.some((one) => !allergens.includes(one));
  });
  expect(made.filter((one) => !matchFood(one.name, index) && isLosing(one))).toEqual([]);
  expect(share(untold, made)).toBeLessThan(5);
});

test('no name of the table matches, as an ingredient line, a food that certainly lacks one of its allergens', () => {
  const lost = tableFoods()
    .filter(({ curated }) => curated)
    .flatMap(({ Name, NameKa, otherNames, otherNamesKa }) => [
      ...[Name, ...otherNames].map((name) => ['200 g', name] as const),
      ...[NameKa ?? Name, ...otherNamesKa].map((name) => ['200 გ', name] as const),
    ])
    .filter(([amount, name]) => {
      const own = matchFood(name, index);
      const line = at(parseLines(`${amount} ${name}`), 0);
      const food = matchFood(searchTextOf(line), index);
      if (!own || !food?.allergens || food === own) return false;
      const known: readonly string[] = [...food.allergens, ...food.unknownAllergens];
      return own.allergens?.some((one) => !known.includes(one));
    });
  expect(lost).toEqual([]);
});
