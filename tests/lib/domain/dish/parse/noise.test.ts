import { describe, expect, test } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { withoutNoise } from '@/lib/domain/dish/parse/noise';

test.each([
  'Jump to Recipe',
  'Jump to Recipe ↓',
  'Print Recipe',
  'Pin',
  'Save',
  'Rate this recipe',
  'US Customary – Metric',
  '1x 2x 3x',
  'Cook Mode Prevent your screen from going dark',
  '★★★★★',
  '★★★★★ 4.9 from 128 votes',
  '4.8 from 312 ratings',
  '57 Comments',
  'By Maria Holt',
  'Author: Maria Holt',
  'Published: March 3, 2024',
  'Course: Main Course',
  'Cuisine: Italian',
  'Course: Dinner Cuisine: Italian',
  'Keyword: soup, winter',
  'Advertisement',
  'Home » Recipes » Soups',
  'This post may contain affiliate links.',
  'Did you make this recipe?',
  'Calories: 320kcal | Carbohydrates: 30g | Protein: 12g',
  'Calories: 320',
  'რეცეპტზე გადასვლა',
  'ბეჭდვა',
  'ავტორი: ნინო კვაჭაძე',
  'სირთულე: მარტივი',
  'სამზარეულო: ქართული',
  'შეფასება: 4.8 (120 ხმა)',
  '250 ნახვა',
  'რეკლამა',
  'კალორიულობა: 250 კკალ',
])('"%s" is left out', (line) => expect(withoutNoise([line])).toEqual([]));

test.each([
  'Grandmother’s bean soup',
  '2 cups flour',
  'Sugar: 100 g',
  'salt',
  'Save the water in which the pasta was cooked.',
  'Print the dough with a stamp.',
  'Rate of rising depends on the warmth.',
  'Share the filling among the tarts.',
  '1 onion',
  'Serves 4',
  'Method',
  'Butter',
  'შეინახეთ მაცივარში.',
  'ცხიმიანი რძე 200 მლ',
])('"%s" stays', (line) => expect(withoutNoise([line])).toEqual([line]));

test('a fact below its label is joined to it', () => {
  expect(withoutNoise(['Prep Time', '15 mins', 'Servings', '4', 'Ingredients'])).toEqual([
    'Prep Time: 15 mins',
    'Servings: 4',
    'Ingredients',
  ]);
});

const ENGLISH_PAGE = `Skip to content
Home » Recipes » Soups
Smoky lentil soup
★★★★★
4.9 from 128 votes
By Maria Holt
Published: March 3, 2024
Jump to Recipe
Print Recipe
This post may contain affiliate links.
A thick soup for cold evenings.
Advertisement
Prep Time
15 mins
Cook Time
45 mins
Total Time
1 hr
Servings
6
Course: Soup
Cuisine: Mediterranean
Calories: 310kcal
Ingredients
US Customary – Metric
1x 2x 3x
2 tablespoons olive oil
1 large onion, finely chopped
1 1/2 cups (300 g) brown lentils, rinsed
salt and freshly ground black pepper
Instructions
Cook Mode Prevent your screen from going dark
1. Fry the onion in the oil for 10 minutes.
2. Add the lentils and a litre of water, and cook for 35 minutes.
Nutrition
Calories: 310kcal | Carbohydrates: 40g | Protein: 18g
Did you make this recipe?
Leave a comment and a star rating below!
57 Comments
Ann says: lovely with bread`;

const GEORGIAN_PAGE = `მთავარი » რეცეპტები » სუპები
ოსპის სუპი შებოლილი პაპრიკით
ავტორი: ნინო კვაჭაძე
გამოქვეყნდა: 3 მარტი 2024
250 ნახვა
შეფასება: 4.8 (120 ხმა)
რეცეპტზე გადასვლა
ბეჭდვა
რეკლამა
მომზადების დრო: 1 საათი
პორციების რაოდენობა: 6
სამზარეულო: ქართული
სირთულე: მარტივი
კალორიულობა: 310 კკალ
ინგრედიენტები
ოსპი 300 გრ, გარეცხილი
1 თავი ხახვი
2 ს/კ ზეთი
მარილი, პილპილი
მომზადების წესი
1. მოშუშეთ ხახვი ზეთში 10 წუთი.
2. დაამატეთ ოსპი და წყალი და ხარშეთ 35 წუთი.
კვებითი ღირებულება
კალორიულობა: 310 კკალ
კომენტარები
ანა: ძალიან გემრიელია`;

describe('a whole page', () => {
  test('in English leaves only the recipe, with its times and yield', () => {
    const recipe = parseRecipe(ENGLISH_PAGE);
    expect(recipe).toMatchObject({
      Name: 'Smoky lentil soup',
      Description: 'A thick soup for cold evenings.',
      Note: '',
      servingAmount: 6,
      TimeToCook: 60,
    });
    expect(recipe.ingredients.map(({ name, amount }) => [name, amount])).toEqual([
      ['olive oil', 2],
      ['onion', 1],
      ['brown lentils', 360],
      ['salt', undefined],
      ['black pepper', undefined],
    ]);
    expect(recipe.Steps).toHaveLength(2);
  });

  test('in Georgian leaves the same', () => {
    const recipe = parseRecipe(GEORGIAN_PAGE);
    expect(recipe).toMatchObject({
      Name: 'ოსპის სუპი შებოლილი პაპრიკით',
      Description: '',
      Note: '',
      servingAmount: 6,
      TimeToCook: 60,
    });
    expect(recipe.ingredients.map(({ name, amount }) => [name, amount])).toEqual([
      ['ოსპი', 300],
      ['ხახვი', 1],
      ['ზეთი', 2],
      ['მარილი', undefined],
      ['პილპილი', undefined],
    ]);
    expect(recipe.Steps).toHaveLength(2);
  });
});
