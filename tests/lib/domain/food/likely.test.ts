import { describe, expect, test } from 'vitest';
import { likelyFoods } from '@/lib/domain/food/likely';
import { foodIndex } from '@/lib/domain/food/match';
import { at, atLeast } from '@/tests/support/at';
import { namedFood as food } from '../../../support/builders/namedFood';

const index = foodIndex([
  food('Wheat flour', { NameKa: 'ხორბლის ფქვილი', otherNames: ['flour', 'ფქვილი'], allergens: ['gluten'] }),
  food('Rice flour', { NameKa: 'ბრინჯის ფქვილი' }),
  food('Coconut', { NameKa: 'ქოქოსი', category: 'fruit', origin: 'plant' }),
  food('Hazelnuts', { NameKa: 'თხილი', allergens: ['nuts'], category: 'pulses' }),
  food('Ground hazelnuts', { NameKa: 'დაფქული თხილი', otherNames: ['hazelnut meal'], allergens: ['nuts'] }),
  food('Cheddar', { NameKa: 'ჩედარი', otherNames: ['cheese'], allergens: ['milk'], origin: 'dairy' }),
  food('Swordfish', { NameKa: 'ხმალთევზა', allergens: ['fish'], origin: 'fish' }),
  food('Sirloin steak', { NameKa: 'საქონლის სტეიკი', origin: 'animal' }),
  food('Apple sauce', { NameKa: 'ვაშლის სოუსი' }),
  food('Macaroni', { NameKa: 'მაკარონი', allergens: ['gluten'] }),
  food('Egg', { NameKa: 'კვერცხი', allergens: ['egg'], origin: 'egg' }),
  food('Ground pepper'),
  food('Instant coffee', { NameKa: 'ხსნადი ყავა' }),
]);
const indexOfPies = foodIndex([
  food('Egg', { allergens: ['egg'], origin: 'egg' }),
  food('Meat pie', { allergens: ['gluten'], unknownAllergens: ['egg'] }),
  food('Custard pie', { allergens: ['gluten', 'egg'] }),
  food('Fruit pie', { allergens: ['gluten'] }),
]);
const names = (written: string) => likelyFoods(written, index, 3).map(({ food: { Name } }) => Name);

describe('proposals for a name', () => {
  test('begin with foods that lose no allergen of the words', () => {
    const [first, ...others] = atLeast(1, likelyFoods('hazelnut flour', index, 3));
    expect(first.food.allergens).toEqual(['nuts']);
    expect(first.loses.allergens).toEqual([]);
    expect(others.at(-1)?.loses).toMatchObject({ allergens: ['nuts'], origin: null });
  });

  test.each(['coconut flour', 'ქოქოსის ფქვილი'])(
    'mark a food whose allergen %s does not mention, and rank it after the others',
    (written) => {
      const proposals = likelyFoods(written, index, 4);
      const gained = proposals.map(({ food: { Name }, loses }) => [Name, ...loses.gains]);
      expect(gained).toContainEqual(['Wheat flour', 'gluten']);
      expect(gained.findIndex(([Name]) => Name === 'Wheat flour')).toBeGreaterThan(
        gained.findIndex(([Name]) => Name === 'Rice flour'),
      );
      expect(gained[0]).toHaveLength(1);
    },
  );

  test('are empty if every food loses an allergen', () => {
    expect(names('egg macaroni sauce')).not.toContain('Apple sauce');
    expect(names('swordfish or cheese steak')).toEqual([]);
  });

  test('ignore possible allergens of a kind, though certain ones rank first', () => {
    const [first, second] = atLeast(2, likelyFoods('egg pie', indexOfPies, 3));
    expect([first, second].map(({ food: { Name }, loses }) => [Name, loses.allergens])).toEqual([
      ['Custard pie', []],
      ['Meat pie', []],
    ]);
    expect(at(likelyFoods('egg pie', indexOfPies, 3), 2).loses.allergens).toEqual(['egg']);
  });

  test.each([
    ['gluten-free flour', 'Rice flour'],
    ['flour without gluten', 'Rice flour'],
    ['უგლუტენო ფქვილი', 'Rice flour'],
  ])('do not treat %s as containing that', (written, right) => {
    expect(names(written)).toContain(right);
    expect(names(written)).not.toContain('Wheat flour');
  });

  test.each(['vegan cheese', 'plant-based cheese', 'სამარხვო ყველი', 'veggie steak'])(
    'do not treat %s as an animal product that its diet rules out',
    (written) => {
      expect(names(written)).not.toContain('Cheddar');
      expect(names(written)).not.toContain('Sirloin steak');
    },
  );

  test('do not drop an unknown word, unless the food’s whole name is there', () => {
    expect(names('béarnaise sauce')).toEqual([]);
    expect(names('instant coffee granules')).toEqual(['Instant coffee']);
  });

  test('ignore the cut when comparing foods', () => {
    expect(names('veggie mince')).not.toContain('Ground pepper');
  });

  test('are empty for unknown words', () => expect(names('saddle of unicorn')).toEqual([]));
});
