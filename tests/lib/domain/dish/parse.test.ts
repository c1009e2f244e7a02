import { describe, expect, test } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { at } from '@/tests/support/at';

const names = (lines: readonly { name: string }[]) => lines.map(({ name }) => name);

const ENGLISH = `# Imeretian khachapuri
Cheese bread as my grandmother makes it.

Serves 4 | Prep time: 40 min | Cook time: 1 hour

Ingredients
For the dough:
- 500 g wheat flour
- 300 ml milk, lukewarm
- 1½ tsp salt
- 7 g dry yeast

For the filling:
* 0.7 kg Imeretian cheese
* 1 egg
* 2 tbsp. butter (melted)

Method
1. Mix the dough and leave it to rise for 45 minutes.
2) Grate the cheese.
Add the egg.
3. Bake for 1 hour 10 minutes.

Notes
Best eaten warm.`;

const GEORGIAN = `იმერული ხაჭაპური
ულუფა: 4
მომზადების დრო: 1 საათი და 40 წუთი

ინგრედიენტები:
ცომისთვის:
ხორბლის ფქვილი - 500 გრ
რძე – 300 მლ
შაქარი 1 ჩ/კ
ზეთი 2 ს.კ.
შიგთავსი:
700 გ იმერული ყველი
1 ცალი კვერცხი
2 კბილი ნიორი
მარილი გემოვნებით

მომზადების წესი:
1. მოზილეთ ცომი და გააჩერეთ 45 წუთი.
2. გახეხეთ ყველი.

რჩევა:
მიირთვით ცხელი.`;

describe('a recipe with headings', () => {
  test('is read in English: name, description, servings, times, sections, steps and note', () => {
    const recipe = parseRecipe(ENGLISH);
    expect(recipe).toMatchObject({
      language: 'en',
      Name: 'Imeretian khachapuri',
      Description: 'Cheese bread as my grandmother makes it.',
      Note: 'Best eaten warm.',
      servingAmount: 4,
      TimeToCook: 100,
      ingredients: [],
    });
    expect(recipe.sections.map(({ title }) => title)).toEqual(['Dough', 'Filling']);
    expect(names(at(recipe.sections, 0).ingredients)).toEqual(['wheat flour', 'milk', 'salt', 'dry yeast']);
    expect(at(recipe.sections, 1).ingredients[0]).toMatchObject({ amount: 700, unit: 'gr' });
    expect(recipe.Steps).toEqual([
      { description: 'Mix the dough and leave it to rise for 45 minutes.', minutes: 45 },
      { description: 'Grate the cheese.\nAdd the egg.' },
      { description: 'Bake for 1 hour 10 minutes.', minutes: 70 },
    ]);
  });

  test('is read in Georgian too, with amounts after the names', () => {
    const recipe = parseRecipe(GEORGIAN);
    expect(recipe).toMatchObject({
      language: 'ka',
      Name: 'იმერული ხაჭაპური',
      servingAmount: 4,
      TimeToCook: 100,
    });
    expect(recipe.Note).toBe('მიირთვით ცხელი.');
    expect(recipe.sections.map(({ title }) => title)).toEqual(['ცომისთვის', 'შიგთავსი']);
    expect(at(recipe.sections, 0).ingredients).toMatchObject([
      { name: 'ხორბლის ფქვილი', amount: 500, unit: 'gr' },
      { name: 'რძე', amount: 300, unit: 'ml' },
      { name: 'შაქარი', amount: 1, unit: 'Tea Spoon' },
      { name: 'ზეთი', amount: 2, unit: 'Table Spoon' },
    ]);
    expect(at(recipe.sections, 1).ingredients).toMatchObject([
      { name: 'იმერული ყველი', amount: 700, unit: 'gr' },
      { name: 'კვერცხი', amount: 1, unit: 'Piece' },
      { name: 'ნიორი', amount: 2, unit: 'Piece' },
      { name: 'მარილი', unit: null, note: 'გემოვნებით' },
    ]);
    expect(recipe.Steps).toEqual([
      { description: 'მოზილეთ ცომი და გააჩერეთ 45 წუთი.', minutes: 45 },
      { description: 'გახეხეთ ყველი.' },
    ]);
  });

  test('keeps ingredients before any section outside the sections', () => {
    const recipe = parseRecipe('Salad\nIngredients\n2 tomatoes\nDressing:\n1 tbsp oil\nMethod\nMix.');
    expect(names(recipe.ingredients)).toEqual(['tomatoes']);
    expect(recipe.sections).toMatchObject([{ title: 'Dressing', ingredients: [{ name: 'oil' }] }]);
  });

  test('has one unnumbered step per line, and "Step 1" alone opens the next', () => {
    const lines = parseRecipe('Tea\nIngredients\n1 l water\nDirections\nBoil.\nPour.').Steps;
    expect(lines.map(({ description }) => description)).toEqual(['Boil.', 'Pour.']);
    const alone = parseRecipe('Tea\nMethod\nStep 1\nBoil.\nStep 2\nPour.').Steps;
    expect(alone.map(({ description }) => description)).toEqual(['Boil.', 'Pour.']);
  });
});

describe('a recipe without headings', () => {
  test('is divided by its wording in English', () => {
    const recipe = parseRecipe(
      'Pancakes of my aunt\n2 eggs\n250 g flour\nsalt to taste\nWhisk the eggs with the flour until there are no lumps left.\nFry in a hot pan for 5 min.',
    );
    expect(recipe.Name).toBe('Pancakes of my aunt');
    expect(names(recipe.ingredients)).toEqual(['eggs', 'flour', 'salt']);
    expect(recipe.Steps).toHaveLength(2);
    expect(at(recipe.Steps, 1).minutes).toBe(5);
  });

  test('is divided in Georgian with numbered steps', () => {
    const recipe = parseRecipe(
      'ომლეტი პომიდვრით\n4 ცალი კვერცხი\nპომიდორი 300 გ\n1. ათქვიფეთ კვერცხი.\n2. შეწვით.',
    );
    expect(names(recipe.ingredients)).toEqual(['კვერცხი', 'პომიდორი']);
    expect(recipe.Steps.map(({ description }) => description)).toEqual(['ათქვიფეთ კვერცხი.', 'შეწვით.']);
  });
});

describe('the first line of a text without headings', () => {
  const EN = ['2 eggs', '250 g flour', 'Whisk the eggs with the flour until there are no lumps left.'];
  const KA = ['2 ცალი კვერცხი', 'ფქვილი - 250 გ', '1. ათქვიფეთ კვერცხი ფქვილთან ერთად.'];
  const below = (line: string) => parseRecipe([line, ...(/[ა-ჰ]/u.test(line) ? KA : EN)].join('\n'));

  test.each([
    'Pancakes qmsx1',
    'Soup x1',
    'Soup × 2',
    'Khachapuri 2',
    'Khachapuri – 2',
    'Lobio №3',
    'Lobio No. 3',
    'Recipe 1',
    'New Year cake 2024',
    'A Sunday soup of my aunt 500',
    'Everything my grandmother put in soup 500 g',
    'Three cheese lasagne',
    '5-minute pancakes',
    'One pot pasta',
    'A quick breakfast',
    'Pancakes for 4 people',
    'Pancakes (4 servings)',
    'Pancakes for 2 people, 20 minutes',
    'ბლინები qmsx1',
    'ბლინები x1',
    'ხაჭაპური 2',
    'ხაჭაპური – 2',
    'ლობიო №3',
    'ჩემი ბებიის საკვირაო სუპი 500',
    'ყველაფერი, რაც ბებიამ სუპში ჩაყარა 500 გ',
    '5 წუთიანი ბლინები',
    'სამი ყველის პიცა',
    'ბლინები 4 კაცზე',
    'ბლინები (4 ულუფა)',
  ])('"%s" is the name', (line) => {
    const { Name, ingredients, Steps } = below(line);
    expect(Name).toBe(line);
    expect(ingredients).toHaveLength(2);
    expect(Steps).toHaveLength(1);
  });

  test.each([
    ['2 eggs', 'eggs'],
    ['3 large onions', 'onions'],
    ['An onion', 'onion'],
    ['A large onion', 'onion'],
    ['two onions', 'onions'],
    ['½ cup milk', 'milk'],
    ['A pinch of salt', 'salt'],
    ['Juice of 1 lemon', 'lemon'],
    ['Butter 50 g', 'Butter'],
    ['Unsalted butter at room temperature: 50 g', 'Unsalted butter'],
    ['salt to taste', 'salt'],
    ['- Onions 2', 'Onions'],
    ['2 კვერცხი', 'კვერცხი'],
    ['ერთი ხახვი', 'ხახვი'],
    ['ნახევარი ჭიქა რძე', 'რძე'],
    ['შაქარი 50 გ', 'შაქარი'],
    ['ხახვი 2 ცალი', 'ხახვი'],
    ['ხახვი - 2', 'ხახვი'],
    ['მარილი გემოვნებით', 'მარილი'],
    ['• ხახვი 2', 'ხახვი'],
  ])('"%s" is an ingredient, and the text has no name', (line, name) => {
    const { Name, ingredients } = parseRecipe(
      [line, ...(/[ა-ჰ]/u.test(line) ? ['კვერცხი - 2', ...KA.slice(1)] : EN)].join('\n'),
    );
    expect(Name).toBe('');
    expect(names(ingredients)).toEqual([name, ...names(ingredients).slice(1)]);
    expect(ingredients).toHaveLength(3);
  });

  test.each(['Ingredients', 'Ingredients:', 'ინგრედიენტები', 'For the dough:', 'ცომისთვის:'])(
    '"%s" is a heading, and the text has no name',
    (line) => {
      const { Name, ingredients, sections } = below(line);
      expect(Name).toBe('');
      expect([...ingredients, ...sections.flatMap((section) => section.ingredients)]).toHaveLength(2);
    },
  );

  test.each([
    'Servings: 4',
    'Serves 4',
    'For 4 people',
    'This recipe makes 4',
    '4 ულუფა',
    'გათვლილია 4 კაცზე',
  ])('"%s" is the servings, and the name is below it', (line) => {
    const name = /[ა-ჰ]/u.test(line) ? 'ბლინები 2' : 'Pancakes 2';
    const recipe = parseRecipe([line, name, ...EN].join('\n'));
    expect(recipe).toMatchObject({ Name: name, servingAmount: 4 });
    expect(recipe.ingredients).toHaveLength(2);
  });
});

test('may be a name with servings that keeps its words, and the number counts, also above headings', () => {
  expect(parseRecipe('Soup for 4 people\n\nIngredients\n2 onions')).toMatchObject({
    Name: 'Soup for 4 people',
    servingAmount: 4,
  });
  expect(parseRecipe('სუპი 4 კაცზე, 20 წუთი\n\nინგრედიენტები\n2 ხახვი')).toMatchObject({
    Name: 'სუპი 4 კაცზე, 20 წუთი',
    servingAmount: 4,
    TimeToCook: 20,
  });
});

test('is the only one that may be a name ending like an amount', () => {
  const recipe = parseRecipe('Pancakes x2\nEggs x2\nOnions 3\nFry.');
  expect(recipe.Name).toBe('Pancakes x2');
  expect(names(recipe.ingredients).slice(0, 2)).toEqual(['Eggs', 'Onions']);
});

test('the address of the source and the servings in a heading are found', () => {
  const recipe = parseRecipe('Soup\nhttps://example.com/soup\nIngredients (for 6 people)\n1 onion');
  expect(recipe).toMatchObject({ sourceUrl: 'https://example.com/soup', servingAmount: 6 });
});

test('a decimal amount at the start of a line is no step number', () => {
  const recipe = parseRecipe('Stew of the house\n1.5 kg beef\n1. 2 onions\n2. Stew.');
  expect(recipe.ingredients).toMatchObject([{ amount: 1500 }, { amount: 2, name: 'onions' }]);
  expect(recipe.Steps).toEqual([{ description: 'Stew.' }]);
});

test.each(['Serves 2, 20 minutes', '2 ულუფა, 20 წუთი'])('"%s" has both', (line) => {
  const recipe = parseRecipe(`Omelette\n${line}\n4 eggs\nFry.`);
  expect(recipe).toMatchObject({ servingAmount: 2, TimeToCook: 20 });
});

test('an empty text gives an empty recipe', () => {
  expect(parseRecipe('  \n ')).toMatchObject({ Name: '', ingredients: [], sections: [], Steps: [] });
});

describe('a text without headings', () => {
  const texts = (source: string) => {
    const { ingredients, sections, Steps, ...facts } = parseRecipe(source);
    const lines = [...ingredients, ...sections.flatMap((section) => section.ingredients)];
    return { ...facts, lines: lines.map(({ text }) => text), steps: Steps.map((step) => step.description) };
  };

  test('does not take short steps for ingredients: after a blank line, as a sentence, or by their verb', () => {
    const steps = ['Blend until smooth.', 'Chill.', 'Serve cold with a straw'];
    const { lines, steps: read } = texts(`Peach shake\n\n2 peaches\n300 ml milk\n\n${steps.join('\n')}`);
    expect([lines, read]).toEqual([['2 peaches', '300 ml milk'], steps]);
    expect(
      texts('Toast\n2 slices bread\n10 g butter\nToast the bread\nSpread with butter').lines,
    ).toHaveLength(2);
    expect(texts('ომლეტი\n3 კვერცხი\nმარილი\nათქვიფეთ კვერცხი.\nშეწვით ზეთში').steps).toHaveLength(2);
    expect(texts('Омлет\n3 яйца\nсоль\nВзбейте яйца\nОбжарьте на масле').steps).toHaveLength(2);
    expect(
      texts('Stew\n\n1 onion.\n2 carrots.\nSalt and pepper.\n\nCook it all for an hour.').lines,
    ).toHaveLength(4);
  });

  test('does not take serving suggestions for a section title, but does take a marked line', () => {
    expect(texts('სუპი\n\n2 კარტოფილი\nმაწონი მირთმევისთვის\n\nმოხარშეთ კარტოფილი.').lines).toEqual([
      '2 კარტოფილი',
      'მაწონი მირთმევისთვის',
    ]);
    const { sections } = parseRecipe(
      'Pie\n2 eggs\n— Glaze —\n1 lemon\nFOR SERVING\n50 g cream\nTo garnish\nmint',
    );
    expect(sections.map(({ title }) => title)).toEqual(['Glaze', 'SERVING', 'To garnish']);
  });

  test('has times on one line, yields in words, and the upper end of servings', () => {
    expect(
      texts('Rice\nPrep Time 10 mins Cook Time 20 mins Total Time 30 mins\n1 cup rice\n\nCook it.'),
    ).toMatchObject({
      TimeToCook: 30,
      Description: '',
    });
    expect(texts('Rolls\n\nMakes about 16 rolls\n\n500 g flour\n\nBake them.')).toMatchObject({
      yield: '16 rolls',
    });
    expect(texts('Rolls\n\nMakes about 16 rolls\n\n500 g flour\n\nBake them.').servingAmount).toBeUndefined();
    expect(texts('Scones\n\n8 scones, 4 servings\n\n200 g flour\n\nBake them.')).toMatchObject({
      servingAmount: 4,
      yield: '8 scones',
    });
    expect(texts('Burgers\n4 buns\n4 beef patties\nGrill the patties.').lines[0]).toBe('4 buns');
  });

  test('does not take a note after its word for a step', () => {
    const { Note, steps } = texts('Jam\n1 kg plums\n\nBoil the plums.\n\nTip: keeps for a year.');
    expect([Note, steps]).toEqual(['keeps for a year.', ['Boil the plums.']]);
  });
});

describe('the times of a text', () => {
  const timesIn = (line: string) => {
    const { TimeToCook, prepTime, cookTime } = parseRecipe(`Plum tart\n${line}\n\nIngredients\n500 g plums`);
    return [TimeToCook, prepTime, cookTime];
  };

  test.each([
    ['Prep: 10 min · Cook: 20 min', [30, 10, 20]],
    ['Prep 15 mins Cook 30 mins', [45, 15, 30]],
    ['10 min prep, 20 min cooking time', [30, 10, 20]],
    ['Prep time: 10 min | Total time: 1 h 20 min', [80, 10, undefined]],
    ['Active time: 25 min | Total time: 2 h', [120, 25, undefined]],
    ['Prep: 10 min · Active: 20 min', [30, 10, 20]],
    ['მოსამზადებელი დრო: 15 წუთი · ხარშვის დრო: 45 წუთი', [60, 15, 45]],
    ['მომზადება: 15 წთ · გამოცხობა: 45 წთ', [60, 15, 45]],
    ['მოსამზადებელი დრო: 15 წთ · მომზადება: 45 წთ', [60, 15, 45]],
    ['მომზადების დრო: 1 საათი · მოსამზადებელი დრო: 15 წთ', [60, 15, undefined]],
  ])('%s', (line, times) => expect(timesIn(line)).toEqual(times));

  test.each([
    ['Preparation time: 40 min', 40],
    ['მოსამზადებელი დრო: 40 წთ', 40],
    ['მომზადება: 40 წთ', 40],
    ['Active: 40 min', 40],
  ])('"%s" alone may be the total as well', (line, time) =>
    expect(timesIn(line)).toEqual([time, undefined, undefined]),
  );
});

test('a number of pieces right below the name is the yield', () => {
  const read = parseRecipe(
    'ნიგვზიანი ნამცხვარი\n12 ნაჭერი\n\n200 გ ნიგოზი\n4 კვერცხი\n\nგამოაცხვეთ ღუმელში.',
  );
  expect([read.yield, read.servingAmount]).toEqual(['12 ნაჭერი', undefined]);
  expect(read.ingredients.map(({ name }) => name)).toEqual(['ნიგოზი', 'კვერცხი']);
  expect(parseRecipe('Burgers\n4 buns\n500 g mince\n\nFry it well.').ingredients).toHaveLength(2);
});
