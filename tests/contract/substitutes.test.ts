import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { substitutePairs } from '@/cms/src/foods/substitutes';
import { lacksOf } from '@/lib/domain/substitutes/allergens';
import { SUBSTITUTE_LIMITS } from '@/lib/domain/substitutes/types';
import type { Allergen } from '@/lib/domain/product/types';
import { tableFoods } from '../support/builders/foodTable';

const FOLDER = 'cms/seed/foods';
const foods = new Map(
  tableFoods()
    .filter(({ curated }) => curated)
    .map((food) => [food.Name, food]),
);
const pairs = substitutePairs(readFileSync(`${FOLDER}/substitutes.psv`, 'utf8'));
const said = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

test('there are 150 pairs of kitchen foods, none twice, none of a food with itself', () => {
  expect(pairs).toHaveLength(150);
  expect(pairs.filter(({ from, to }) => !foods.has(from) || !foods.has(to) || from === to)).toEqual([]);
  expect(new Set(pairs.map(said)).size).toBe(pairs.length);
});

test('each has a ratio within the limits', () => {
  const { min, max } = SUBSTITUTE_LIMITS.ratio;
  expect(pairs.filter(({ ratio }) => !(ratio >= min && ratio <= max))).toEqual([]);
});

test('each has a note in both languages, in the right script, as a sentence', () => {
  const { max } = SUBSTITUTE_LIMITS.note;
  const isText = (text: string, letters: RegExp) => letters.test(text) && text.length <= max;
  const wrong = pairs.filter(
    ({ note, noteKa }) =>
      !isText(note, /^[A-Z][\u0020-\u007eéÀ-ž]+\.$/) ||
      !isText(noteKa, /^[\u10d0-\u10ff][\u10d0-\u10ff ,;:–-]+\.$/),
  );
  expect(wrong.map(said)).toEqual([]);
});

test('no food has more substitutes than a product may have', () => {
  const counts = new Map<string, number>();
  for (const { from } of pairs) counts.set(from, (counts.get(from) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(SUBSTITUTE_LIMITS.most);
});

test('a substitution and its reverse do not increase the amount', () => {
  const ratios = new Map(pairs.map((pair) => [said(pair), pair.ratio]));
  const grown = pairs.filter((pair) => {
    const back = ratios.get(said({ from: pair.to, to: pair.from }));
    return back !== undefined && (pair.ratio * back < 0.4 || pair.ratio * back > 1.2);
  });
  expect(grown.map(said)).toEqual([]);
});

test.each<[Allergen, string]>([
  ['nuts', 'Walnuts'],
  ['milk', 'Milk'],
  ['egg', 'Egg'],
  ['gluten', 'Wheat flour'],
  ['peanuts', 'Peanuts'],
  ['sesame', 'Tahini'],
])('a person who avoids %s finds a substitute for: %s', (allergen, food) => {
  const safe = pairs.filter(({ from, to }) => {
    const [of, other] = [foods.get(from), foods.get(to)];
    return from === food && other && lacksOf(of, other).includes(allergen);
  });
  expect(safe.length).toBeGreaterThan(0);
});

test('a Georgian kitchen finds its own substitutes', () => {
  const names = pairs.map(said);
  for (const pair of [
    'Matsoni → Yoghurt',
    'Yoghurt → Matsoni',
    'Sulguni → Mozzarella',
    'Mozzarella → Sulguni',
    'Blue fenugreek → Fenugreek seed',
    'Walnuts → Sunflower seeds',
  ])
    expect(names).toContain(pair);
});
