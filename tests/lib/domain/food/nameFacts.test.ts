import { describe, expect, test } from 'vitest';
import { foodIndex } from '@/lib/domain/food/match';
import { nameFactsOf } from '@/lib/domain/food/nameFacts';
import { namedFood as food } from '../../../support/builders/namedFood';

const index = foodIndex([
  food('Wheat flour', { NameKa: 'ხორბლის ფქვილი', otherNames: ['flour'], allergens: ['gluten'] }),
  food('Hazelnuts', { NameKa: 'თხილი', allergens: ['nuts'], category: 'pulses' }),
  food('Cheddar', { NameKa: 'ჩედარი', otherNames: ['cheese'], allergens: ['milk'], origin: 'dairy' }),
  food('Macaroni', { NameKa: 'მაკარონი', allergens: ['gluten'] }),
  food('Tahini', { allergens: ['sesame'], category: 'pulses', state: 'made' }),
  ...['Plain', 'Greek', 'Set'].map((kind) => food(`${kind} yoghurt`, { allergens: ['milk'] })),
  food('Egg', { NameKa: 'კვერცხი', allergens: ['egg'], origin: 'egg' }),
]);
describe('facts told by a name', () => {
  test.each([
    ['hazelnut flour', ['nuts']],
    ['cheese flour', ['milk', 'gluten']],
    ['კვერცხიანი მაკარონი', ['gluten', 'egg']],
    ['nut-free flour', ['gluten']],
    ['breaded chicken', ['gluten']],
    ['vegan cheese', []],
    ['სამარხვო ყველი', []],
    ['სოიოს ფქვილი', ['soy']],
    ['malted balls', ['gluten']],
    ['choux rings', ['gluten', 'egg', 'milk']],
    ['scotch egg halves', ['gluten', 'egg']],
    ['vegan choux rings', ['gluten']],
    ['ნუშის პრალინე', ['nuts']],
    ['tahini yoghurt sauce', ['sesame', 'milk']],
    ['hazelnut milk', ['nuts']],
    ['hazelnut milk bars', ['nuts', 'milk']],
  ])('%s: %o', (written, allergens) => {
    expect(new Set(nameFactsOf(written, index).allergens)).toEqual(new Set(allergens));
  });

  test('include milk in lactose-free milk', () =>
    expect(nameFactsOf('lactose-free milk', index)).toMatchObject({ allergens: ['milk'], freeOf: [] }));
});
