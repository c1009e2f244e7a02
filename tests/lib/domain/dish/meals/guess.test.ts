import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guessedMeals } from '@/lib/domain/dish/meals/guess';

const MAIN = ['Lunch', 'Dinner'];

describe('guessing a meal by the head of the name', () => {
  test.each([
    ['Chicken noodle soup', MAIN],
    ['Chocolate chip pancakes', ['Breakfast']],
    ['Overnight oats with berries', ['Breakfast']],
    ['Scrambled eggs on toast', ['Breakfast']],
    ['Green smoothie', ['Breakfast', 'Snack']],
    ['Egg salad', MAIN],
    ['Egg salad sandwich', ['Lunch', 'Snack']],
    ['Pasta alla Norma', MAIN],
    ['Roast chicken', MAIN],
    ['Lemon drizzle cake', ['Dessert']],
    ['Crab cakes', MAIN],
    ['Fruit salad', ['Dessert']],
    ['Banana bread', ['Dessert']],
    ['Sourdough bread', ['Snack']],
    ['Iced coffee', ['Snack']],
    ['Coffee cake', ['Dessert']],
    ['Guacamole', ['Snack']],
    ['Strawberry jam', ['Snack']],
    ['Elarji, corn grits with sulguni', MAIN],
    ['Soupe à l’oignon', MAIN],
    ['Torta al cioccolato', ['Dessert']],
    ['საქონლის ხარჩო', MAIN],
    ['ბადრიჯნის სალათი ნიგვზით', MAIN],
    ['მაწონი მარწყვითა და თხილით', ['Breakfast']],
    ['ვაშლის ნამცხვარი', ['Dessert']],
    ['შოკოლადის ნაყინი', ['Dessert']],
    ['მანდარინის წვენი', ['Snack']],
    ['მჭადი ყველით', ['Breakfast', 'Snack']],
    ['ხაჭოს სირნიკი', ['Breakfast']],
    ['Суп с фрикадельками', MAIN],
    ['Торт «Наполеон»', ['Dessert']],
  ])('%s', (Name, meals) => {
    expect(guessedMeals({ Name })).toEqual(meals);
  });
});

test('the course of the source takes precedence over the name', () => {
  expect(guessedMeals({ Name: 'Courgette fritters', words: ['Appetizers', 'summer'] })).toEqual(['Snack']);
  expect(guessedMeals({ Name: 'Sweet potato waffles', words: ['Main Course'] })).toEqual(MAIN);
  expect(guessedMeals({ Name: 'ბაჟე', words: ['მთავარი კერძი'] })).toEqual(MAIN);
  expect(guessedMeals({ Name: 'Mulled wine', words: ['Getränke'] })).toEqual(['Snack']);
});

test('pies are sweet or savoury by their ingredients', () => {
  const apple = ['apples', 'flour', 'caster sugar'];
  expect(guessedMeals({ Name: 'Grandma’s pie', ingredients: apple })).toEqual(['Dessert']);
  const meat = ['beef mince', 'onions', 'flour', 'sugar'];
  expect(guessedMeals({ Name: 'Grandma’s pie', ingredients: meat })).toEqual(MAIN);
  expect(guessedMeals({ Name: 'ღვეზელი', ingredients: ['ალუბალი', 'შაქარი'] })).toEqual(['Dessert']);
});

test('an unclear name is guessed by the ingredients, or not at all', () => {
  expect(guessedMeals({ Name: 'Aunt Lali’s', ingredients: ['honey', 'walnuts'] })).toEqual(['Dessert']);
  expect(guessedMeals({ Name: 'Tuesday', ingredients: ['ქათმის ფილე', 'ნიორი'] })).toEqual(MAIN);
  expect(guessedMeals({ Name: 'Negroni', ingredients: ['gin', 'vermouth', 'orange'] })).toEqual(['Snack']);
  expect(guessedMeals({ Name: 'Nothing', ingredients: ['water'] })).toEqual([]);
  expect(guessedMeals({ Name: '' })).toEqual([]);
});

test('at least nine of ten seed recipes get a guess that is among their meals, in both languages', () => {
  const folder = 'cms/seed/dishes';
  const dishes = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  const names = dishes.flatMap(({ types, en, ka }) => [en, ka].map(({ Name }) => ({ Name, types })));
  const wrong = names.filter(({ Name, types }) => {
    const meals = guessedMeals({ Name });
    return !types.some((type: (typeof meals)[number]) => meals.includes(type));
  });
  expect(wrong.map(({ Name }) => Name).slice(names.length / 10)).toEqual([]);
});
