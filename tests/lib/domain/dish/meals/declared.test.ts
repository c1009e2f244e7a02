import { expect, test } from 'vitest';
import { declaredDiets, declaredMeals } from '@/lib/domain/dish/meals/declared';

test.each([
  [['Dinner'], ['Dinner']],
  [['Breakfast & Brunch'], ['Breakfast']],
  [['lunch, dinner'], ['Lunch', 'Dinner']],
  [['Easy weeknight dinners', 'kids'], ['Dinner']],
  [['Dinner Ideas'], ['Dinner']],
  [['dinner for two'], ['Dinner']],
  [['recipes for breakfast'], ['Breakfast']],
  [
    ['Christmas desserts', 'Snacks'],
    ['Snack', 'Dessert'],
  ],
  [['Meals > Supper'], ['Dinner']],
  [['packed lunch'], ['Lunch']],
  [['საუზმე'], ['Breakfast']],
  [['სწრაფი ვახშამი'], ['Dinner']],
  [['სადილები და დესერტები'], ['Lunch', 'Dessert']],
  [['საუზმისთვის'], ['Breakfast']],
  [['წასახემსებელი'], ['Snack']],
  [
    ['Mittagessen', 'Nachtisch'],
    ['Lunch', 'Dessert'],
  ],
  [['Schnelles Abendessen'], ['Dinner']],
  [['Petit-déjeuner'], ['Breakfast']],
  [['Dîner rapide'], ['Dinner']],
  [['Goûter'], ['Snack']],
  [
    ['Colazione', 'Dolci al cucchiaio'],
    ['Breakfast', 'Dessert'],
  ],
  [
    ['Cenas ligeras', 'Postres'],
    ['Dinner', 'Dessert'],
  ],
  [
    ['Завтраки', 'на ужин'],
    ['Breakfast', 'Dinner'],
  ],
  [['Обед за полчаса'], ['Lunch']],
  [
    ['Сніданок', 'Вечеря'],
    ['Breakfast', 'Dinner'],
  ],
  [
    ['Śniadanie', 'Obiad', 'Deser'],
    ['Breakfast', 'Lunch', 'Dessert'],
  ],
  [
    ['Kahvaltılık', 'Akşam Yemeği', 'Tatlı'],
    ['Breakfast', 'Dinner', 'Dessert'],
  ],
  [
    ['Şam yeməyi', 'Səhər yeməyi'],
    ['Breakfast', 'Dinner'],
  ],
  [
    ['Նախաճաշ', 'Ընթրիք'],
    ['Breakfast', 'Dinner'],
  ],
])('%j give the meals %j', (words, meals) => {
  expect(declaredMeals(words)).toEqual(meals);
});

test.each([
  ['dinner rolls'],
  ['breakfast sausage'],
  ['after-dinner drinks'],
  ['after dinner'],
  ['Main course'],
  ['Soup'],
  ['Bread'],
  ['lunch meat'],
  ['sweet and sour'],
  ['dessert wine'],
  ['Hauptgericht'],
  ['სასადილო'],
  ['winter'],
  [''],
])('“%s” gives no meal', (word) => {
  expect(declaredMeals([word])).toEqual([]);
});

test.each([
  [['https://schema.org/VeganDiet'], ['Vegan']],
  [
    ['GlutenFreeDiet', 'http://schema.org/VegetarianDiet'],
    ['Vegetarian', 'Gluten Free'],
  ],
  [
    ['Vegetarian', 'Dairy-free'],
    ['Vegetarian', 'Dairy-Free'],
  ],
  [['gluten free recipes'], ['Gluten Free']],
  [['vegan breakfast'], ['Vegan']],
  [['Easy, vegan, gluten-free'], ['Vegan', 'Gluten Free']],
  [
    ['ვეგანური', 'უგლუტენო', 'რძის გარეშე'],
    ['Vegan', 'Gluten Free', 'Dairy-Free'],
  ],
  [
    ['Vegetarisch', 'glutenfrei'],
    ['Vegetarian', 'Gluten Free'],
  ],
  [
    ['sans gluten', 'végétalien'],
    ['Vegan', 'Gluten Free'],
  ],
  [
    ['без глютена', 'вегетарианское'],
    ['Vegetarian', 'Gluten Free'],
  ],
])('%j give the diets %j', (words, flags) => {
  expect(declaredDiets(words)).toEqual(flags);
});

test.each([
  ['vegan option'],
  ['vegan or vegetarian'],
  ['vegan/gluten-free options'],
  ['can be made vegan'],
  ['vegan butter'],
  ['not vegan'],
  ['non-vegetarian'],
  ['low gluten'],
  ['glutenarm'],
  ['laktosefrei'],
  ['LowLactoseDiet'],
  ['sugar-free'],
  ['HalalDiet'],
  ['სამარხვო'],
  ['постное'],
  ['dairy'],
])('“%s” gives no diet', (word) => {
  expect(declaredDiets([word])).toEqual([]);
});
