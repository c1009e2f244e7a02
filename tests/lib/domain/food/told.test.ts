import { describe, expect, test } from 'vitest';
import { foodIndex, type NamedFood } from '@/lib/domain/food/match';
import { toldBy } from '@/lib/domain/food/told';

const food = (Name: string, NameKa: string, part: Partial<NamedFood> = {}): NamedFood => ({
  Name,
  NameKa,
  otherNames: [],
  otherNamesKa: [],
  state: 'raw',
  curated: true,
  category: null,
  allergens: [],
  origin: 'plant',
  ...part,
});
const index = foodIndex([
  food('Wheat flour', 'ხორბლის ფქვილი', { otherNames: ['flour'], allergens: ['gluten'] }),
  food('Hazelnuts', 'თხილი', { allergens: ['nuts'], category: 'pulses' }),
  food('Cheddar', 'ჩედარი', { otherNames: ['cheese'], allergens: ['milk'], origin: 'dairy' }),
  food('Macaroni', 'მაკარონი', { allergens: ['gluten'] }),
  food('Egg', 'კვერცხი', { allergens: ['egg'], origin: 'egg' }),
]);
describe('what words tell', () => {
  test.each([
    ['hazelnut flour', ['nuts']],
    ['cheese flour', ['milk', 'gluten']],
    ['კვერცხიანი მაკარონი', ['gluten', 'egg']],
    ['nut-free flour', ['gluten']],
    ['breaded chicken', ['gluten']],
    ['vegan cheese', []],
    ['სამარხვო ყველი', []],
    ['სოიოს ფქვილი', ['soy']],
  ])('%s: %o', (written, allergens) => {
    expect(new Set(toldBy(written, index).allergens)).toEqual(new Set(allergens));
  });

  test('milk without lactose is milk', () =>
    expect(toldBy('lactose-free milk', index)).toMatchObject({ allergens: ['milk'], freeOf: [] }));
});
