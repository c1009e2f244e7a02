import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLines } from '@/lib/domain/dish/parse/line';
import { meantBy } from '@/lib/domain/dish/parse/meant';
import { likelyFoods } from '@/lib/domain/food/likely';
import { matchFood } from '@/lib/domain/food/match';
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
/** Parts of a hundred. */
const share = (some: readonly unknown[], all: readonly unknown[]) => (100 * some.length) / all.length;

describe.each(['fit', 'held'])('%s names', (half) => {
  const allergens = rowsOf(`allergens-${half}`).map(([name, , held]) => ({ name, held: listed(held) }));

  test('no name becomes a food that surely lacks an allergen of it', () => {
    const dangerous = allergens.filter(({ name, held }) => {
      const food = matchFood(name, index);
      const known: readonly string[] = [...(food?.allergens ?? []), ...(food?.unknownAllergens ?? [])];
      return food && food.allergens !== null && held.some((one) => !known.includes(one));
    });
    expect(dangerous.length, 'of those that are held back only how many is told').toBe(0);
  });

  test('hardly any proposal that stands first lacks one', () => {
    const asked = allergens.filter(({ name }) => !matchFood(name, index));
    const losing = asked.filter(({ name, held }) => {
      const [first] = likelyFoods(name, index, 3);
      const known: readonly string[] = [
        ...(first?.food.allergens ?? []),
        ...(first?.food.unknownAllergens ?? []),
      ];
      return first && first.food.allergens !== null && held.some((one) => !known.includes(one));
    });
    expect(share(losing, asked)).toBeLessThan(3);
  });

  test('at most two of a hundred compound names become another food', () => {
    const rows = rowsOf(`compounds-${half}`);
    const wrong = rows.filter(([name, , right]) => {
      const food = matchFood(name, index);
      return food && !listed(right, ' / ').includes(food.Name);
    });
    expect(share(wrong, rows)).toBeLessThanOrEqual(2);
  });

  test.each(['en', 'ka'])('ordinary lines in %s are understood without a question', (language) => {
    const rows = rowsOf(`ordinary-${half}`).filter(([, of]) => of === language);
    const right = rows.filter(([line, , names]) => {
      const [parsed] = parseLines(line);
      return listed(names, ' / ').includes(matchFood(meantBy(parsed), index)?.Name ?? '');
    });
    expect(rows.length).toBeGreaterThan(100);
    expect(share(right, rows)).toBeGreaterThan(96);
  });
});
