import { expect, test } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { pastedLines, withPasted } from '@/lib/forms/dish/pasted';
import { blankDish } from '@/lib/forms/dish/values';
import { at } from '@/tests/support/at';
import { buildValues, newKey } from '../../../support/builders/dish';

const recipe = parseRecipe(
  'ომლეტი პომიდვრით\n2 ულუფა\nინგრედიენტები\n1,5 კგ პომიდორი\nსოუსი:\n2 ს/კ ზეთი\nმომზადება\n1. შეწვით 5 წუთი.',
);
const lines = pastedLines(recipe, 'ka', newKey);

test('lines keep their section, and amounts use the interface’s decimal sign', () => {
  expect(lines.map(({ line, section }) => [line.amount, line.text, section])).toEqual([
    ['1500', 'პომიდორი', -1],
    ['2', 'ზეთი', 0],
  ]);
});

test('a blank form takes everything', () => {
  const values = withPasted(blankDish('en', newKey), { recipe, lines }, newKey);
  expect(values).toMatchObject({ Name: 'ომლეტი პომიდვრით', servingAmount: '2', language: 'ka' });
  expect(values.ingredients).toHaveLength(1);
  expect(values.sections).toMatchObject([{ title: 'სოუსი', ingredients: [{ text: 'ზეთი' }] }]);
  expect(values.Steps).toMatchObject([{ description: 'შეწვით 5 წუთი.', minutes: '5' }]);
});

test('meals are guessed if none are set', () => {
  const blank = blankDish('en', newKey);
  expect(withPasted(blank, { recipe, lines }, newKey).types).toEqual(['Breakfast']);
  const set = { ...blank, types: ['Dinner'] as const };
  expect(withPasted(set, { recipe, lines }, newKey).types).toEqual(['Dinner']);
});

test('existing text stays, and omitted lines are not added', () => {
  const written = buildValues({ servingAmount: '6' });
  const values = withPasted(
    written,
    { recipe, lines: [{ ...at(lines, 0), isTaken: false }, at(lines, 1)] },
    newKey,
  );
  expect(values).toMatchObject({ Name: written.Name, servingAmount: '6', language: 'en' });
  expect(values.ingredients).toEqual(written.ingredients);
  expect(values.Steps).toHaveLength(2);
});

test('existing text stays, an empty field is filled', () => {
  const texts = {
    Description: 'Pasted',
    Note: 'Pasted',
    sourceUrl: 'https://pasted.example/',
    TimeToCook: 15,
  };
  const pasted = { recipe: { ...recipe, ...texts }, lines };
  const written = {
    ...blankDish('en', newKey),
    Description: 'Mine',
    Note: 'Mine',
    sourceUrl: 'https://mine.example/',
    TimeToCook: '40',
  };
  expect(withPasted(written, pasted, newKey)).toMatchObject({
    Description: 'Mine',
    Note: 'Mine',
    sourceUrl: 'https://mine.example/',
    TimeToCook: '40',
  });
  expect(withPasted(blankDish('en', newKey), pasted, newKey)).toMatchObject({ ...texts, TimeToCook: '15' });
});

test('preparation comes with its total time', () => {
  const timed = { ...recipe, TimeToCook: 30, prepTime: 10 };
  const into = (times: object, found = timed) => {
    const { TimeToCook, prepTime } = withPasted(
      { ...blankDish('en', newKey), ...times },
      { recipe: found, lines },
      newKey,
    );
    return [TimeToCook, prepTime];
  };
  expect(into({})).toEqual(['30', '10']);
  expect(into({ TimeToCook: '8' })).toEqual(['8', '']);
  expect(into({ prepTime: '5' })).toEqual(['30', '5']);
  expect(into({}, { ...timed, prepTime: 31 })).toEqual(['30', '']);
});

test('a measure with a known weight keeps its words, a range its end, and "to taste" has no amount', () => {
  const [cup, range, taste, large] = pastedLines(
    parseRecipe('Cake\nIngredients\n1½ cups flour\n2-3 tbsp honey\nsalt, to taste\n2 large eggs'),
    'en',
    newKey,
  ).map(({ line }) => [line.amount, line.unit]);
  expect(cup).toEqual(['1½ cups', 'ml']);
  expect(range).toEqual(['2–3', 'Table Spoon']);
  expect(taste).toEqual(['', 'gr']);
  expect(large).toEqual(['2 large', 'Piece']);
});

test('a correction made before taking is in the form', () => {
  const facts = { Name: 'Omelette of my own', TimeToCook: '15', prepTime: '5', servingAmount: '3' };
  const values = withPasted(blankDish('en', newKey), { recipe, facts, lines }, newKey);
  expect(values).toMatchObject(facts);
});

test('a tin or a cooked food is searched as such', () => {
  const found = pastedLines(
    parseRecipe('Stew\nIngredients\n1 can (400 g) chickpeas\n200 g cooked rice\n1 onion, cooked'),
    'en',
    newKey,
  );
  expect(found.map(({ meant }) => meant)).toEqual(['tinned chickpeas', 'cooked rice', 'onion']);
});
