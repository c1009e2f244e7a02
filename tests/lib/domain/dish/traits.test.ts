import { expect, test } from 'vitest';
import { groupOf, keepsUntilNextDay, kindOfDish, sayOf } from '@/lib/domain/dish/traits';

test.each([
  ['Chicken noodle soup', 'soup'],
  ['Ukrainian borscht', 'soup'],
  ['საქონლის ხარჩო', 'soup'],
  ['ოსპის წვნიანი', 'soup'],
  ['Tomato and cucumber salad with walnuts', 'salad'],
  ['ბერძნული სალათი', 'salad'],
  ['Oat porridge with apple', 'porridge'],
  ['Omelette with tomato and herbs', 'eggs'],
  ['Banana pancakes', 'pancakes'],
  ['Imeretian khachapuri', 'pie'],
  ['იმერული ხაჭაპური', 'pie'],
  ['City-style khinkali', 'dumplings'],
  ['Spaghetti bolognese', 'pasta'],
  ['Lobio in a clay pot', 'stew'],
  ['ლობიო ქოთანში', 'stew'],
  ['ჩახოხბილი', 'stew'],
  ['Baked trout with lemon', null],
  ['Teapot of the house', null],
])('%s belongs to the kind %s', (name, kind) => {
  expect(kindOfDish(name)).toBe(kind);
});

test('a soup or a stew keeps for the next day, a salad does not', () => {
  expect(keepsUntilNextDay('soup', ['Lunch'])).toBe(true);
  expect(keepsUntilNextDay('salad', ['Lunch'])).toBe(false);
  expect(keepsUntilNextDay(null, ['Dinner'])).toBe(true);
  expect(keepsUntilNextDay(null, ['Breakfast', 'Snack'])).toBe(false);
  expect(keepsUntilNextDay(null, [])).toBe(true);
});

test('products are sorted by origin, then by aisle', () => {
  expect(groupOf({ category: 'meat', origin: 'fish' })).toBe('fish');
  expect(groupOf({ category: 'meat', origin: 'animal' })).toBe('meat');
  expect(groupOf({ category: 'dairy', origin: 'egg' })).toBe('egg');
  expect(groupOf({ category: 'dairy', origin: 'dairy' })).toBe('dairy');
  expect(groupOf({})).toBeNull();
});

test('a dish is classified by meat before potatoes, and by those before oil', () => {
  const says = [
    { category: 'meat', origin: 'animal' },
    { category: 'pulses' },
    { category: 'vegetables' },
    { category: 'sweets' },
    { category: 'pantry' },
  ].map(sayOf);
  expect(says).toEqual([...says].sort((one, other) => other - one));
});
