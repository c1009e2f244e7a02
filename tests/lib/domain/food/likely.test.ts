import { describe, expect, test } from 'vitest';
import { likelyFoods } from '@/lib/domain/food/likely';
import { foodIndex } from '@/lib/domain/food/match';
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

describe('proposals', () => {
  test('those come first that lose nothing of what the words say', () => {
    const [first, ...others] = likelyFoods('hazelnut flour', index, 3);
    expect(first.food.allergens).toEqual(['nuts']);
    expect(first.loses.allergens).toEqual([]);
    expect(others.at(-1)?.loses).toMatchObject({ allergens: ['nuts'], origin: null });
  });

  test.each(['coconut flour', 'ქოქოსის ფქვილი'])(
    'what brings an allergen of which %s says nothing says so and stands behind what brings none',
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

  test('where all lose an allergen there are none', () => {
    expect(names('egg macaroni sauce')).not.toContain('Apple sauce');
    expect(names('swordfish or cheese steak')).toEqual([]);
  });

  test('what a kind may hold is not lost, though what surely holds it comes before', () => {
    const [first, second] = likelyFoods('egg pie', indexOfPies, 3);
    expect([first, second].map(({ food: { Name }, loses }) => [Name, loses.allergens])).toEqual([
      ['Custard pie', []],
      ['Meat pie', []],
    ]);
    expect(likelyFoods('egg pie', indexOfPies, 3)[2].loses.allergens).toEqual(['egg']);
  });

  test.each([
    ['gluten-free flour', 'Rice flour'],
    ['flour without gluten', 'Rice flour'],
    ['უგლუტენო ფქვილი', 'Rice flour'],
  ])('%s is not what holds that', (written, right) => {
    expect(names(written)).toContain(right);
    expect(names(written)).not.toContain('Wheat flour');
  });

  test.each(['vegan cheese', 'plant-based cheese', 'სამარხვო ყველი', 'veggie steak'])(
    '%s is nothing of animals that its diet rules out',
    (written) => {
      expect(names(written)).not.toContain('Cheddar');
      expect(names(written)).not.toContain('Sirloin steak');
    },
  );

  test('what would leave out a word that nobody knows is not proposed, unless its name stands there whole', () => {
    expect(names('béarnaise sauce')).toEqual([]);
    expect(names('instant coffee granules')).toEqual(['Instant coffee']);
  });

  test('how it is cut is nothing that two things share', () => {
    expect(names('veggie mince')).not.toContain('Ground pepper');
  });

  test('nothing is proposed for words that no food has', () =>
    expect(names('saddle of unicorn')).toEqual([]));
});
