import { expect, test } from 'vitest';
import { withinBounds } from '@/cms/src/imports/source/bounds';
import { readText } from '@/cms/src/imports/readers/text';
import { planOfMeals } from '@/cms/src/imports/extras/plan';
import { at } from '@/tests/support/at';
import { onCpu } from '../support/cpu';

const recipe = at(readText('Bean stew\n\nIngredients\n2 cups beans\n\nMethod\n1. Boil.').recipes, 0);
const many = (count: number) => Array.from({ length: count }, (_one, at) => `${at} beans`);

test('a person’s own text stays unchanged', () => {
  const piece = { recipe: { ...recipe, sections: [{ title: '', lines: many(900) }] } };
  expect(withinBounds(piece)).toBe(piece);
});

test.each([
  ['lines', { ...recipe, sections: [{ title: '', lines: many(1_001) }] }],
  ['steps', { ...recipe, Steps: many(1_001).map((description) => ({ description })) }],
  ['pictures', { ...recipe, images: many(1_001).map((url) => ({ url })) }],
  [
    'pictures of the steps together',
    {
      ...recipe,
      Steps: [1, 2].map((step) => ({ description: `${step}`, images: many(501).map((url) => ({ url })) })),
    },
  ],
  ['letters', { ...recipe, Note: 'x'.repeat(2_000_001) }],
])('too many %s are a fault that names the recipe', (_what, given) => {
  expect(withinBounds({ recipe: given })).toEqual({
    fault: { where: 'Bean stew', key: 'tooLarge', message: expect.any(String) },
  });
});

test('an endless text on a day of a plan is split at once', async () => {
  const meals = [{ day: '2026-01-01', type: 'Dinner' as const, recipe: null, text: 'ა'.repeat(2_000_000) }];
  const { value, ms } = await onCpu(() => planOfMeals(meals, async () => undefined));
  expect(ms).toBeLessThan(1_000);
  expect(value.days).toHaveLength(1);
});
