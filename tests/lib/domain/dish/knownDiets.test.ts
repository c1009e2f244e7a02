import { expect, test } from 'vitest';
import type { Allergen } from '@/lib/domain/product/types';
import { knownDiets, type DietLine } from '@/lib/domain/dish/knownDiets';

const line = (text: string, origin: string | null, allergens: readonly Allergen[] | null = []): DietLine => ({
  text,
  facts: { Name: text, origin, allergens },
});
const unknown = (text: string): DietLine => ({ text, facts: null });
const beans = line('400 g beans', 'plant');
const oil = line('2 tbsp olive oil', 'plant');
const milk = line('200 ml milk', 'dairy', ['milk']);
const of = (
  lines: readonly DietLine[],
  { said = [], texts = [] }: Partial<Parameters<typeof knownDiets>[0]> = {},
) => knownDiets({ said, lines, texts });

test('fully known ingredients show their diets', () => {
  expect(of([beans, oil])).toEqual(['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free']);
  expect(of([beans, milk])).toEqual(['Vegetarian', 'Gluten Free']);
  expect(of([beans, line('bread', 'plant', ['gluten'])])).toEqual(['Vegan', 'Vegetarian', 'Dairy-Free']);
});

test('nothing is concluded while an ingredient, its origin or its allergens are unknown', () => {
  expect(of([])).toEqual([]);
  expect(of([beans, unknown('1 tbsp magic paste')])).toEqual([]);
  expect(of([beans, line('paste', null)])).toEqual([]);
  expect(of([beans, line('paste', 'plant', null)])).toEqual(['Vegan', 'Vegetarian']);
});

test('the source’s diets hold unless an ingredient contradicts them', () => {
  expect(of([beans, unknown('paste')], { said: ['Vegan', 'Gluten Free'] })).toEqual(['Vegan', 'Gluten Free']);
  expect(of([unknown('paste'), milk], { said: ['Vegan', 'Vegetarian', 'Dairy-Free'] })).toEqual([
    'Vegetarian',
  ]);
  expect(of([], { said: ['Vegetarian'] })).toEqual(['Vegetarian']);
});

test('an ingredient named only in a step keeps its diets from being concluded', () => {
  expect(of([beans, oil], { texts: ['Brush with melted butter.'] })).toEqual(['Vegetarian', 'Gluten Free']);
  expect(of([beans, oil], { texts: ['Serve with toast, bread or rice.'] })).not.toContain('Gluten Free');
  expect(of([beans, oil], { texts: ['მიირთვით ყველთან ერთად.'] })).toEqual(['Vegetarian', 'Gluten Free']);
  expect(of([beans, oil], { texts: ['Fry the bacon in the oil.'] })).toEqual(['Gluten Free', 'Dairy-Free']);
});

test('a step that names a listed ingredient adds nothing', () => {
  const coconut = line('400 ml coconut milk', 'plant');
  expect(of([beans, coconut], { texts: ['Pour in the milk and simmer.'] })).toContain('Vegan');
  const rice = line('100 g rice flour', 'plant');
  expect(of([beans, rice], { texts: ['Dust with the flour.'] })).toContain('Gluten Free');
});

test('a choice between two foods counts as unknown', () => {
  expect(of([beans, line('2 tbsp olive oil or butter', 'plant')])).toEqual(['Vegetarian', 'Gluten Free']);
  expect(of([beans, line('2 ს/კ ზეთი ან ერბო', 'plant')])).toEqual(['Vegetarian', 'Gluten Free']);
  expect(of([beans, line('1/2 cup oil', 'plant')])).toContain('Vegan');
});
