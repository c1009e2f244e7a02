import { describe, expect, test } from 'vitest';
import { dishInput } from '@/cms/src/imports/bodyOf';
import { openFile } from '@/cms/src/imports/source/files';
import type { ReadRecipe } from '@/cms/src/imports/types';
import { type NameMeaning, interpret } from '@/cms/src/imports/preview/interpret';
import { knownWords } from '@/lib/domain/food/doubtfulMeasure';
import { blockingWarnings } from '@/cms/src/imports/preview/warnings';
import { at } from '@/tests/support/at';
import { onCpu } from '../support/cpu';

const none: NameMeaning = { product: null, food: null };
const known: Readonly<Record<string, NameMeaning>> = {
  flour: { product: 7, food: null },
  'tinned tomatoes': { product: null, food: 9 },
};
const match = async (names: readonly string[]) => names.map((name) => known[name] ?? none);

const read = (more: Partial<ReadRecipe> = {}): ReadRecipe => ({
  uid: null,
  Name: 'Tomato pie',
  Description: '',
  Note: '',
  language: 'en',
  servingAmount: 4,
  TimeToCook: 50,
  prepTime: null,
  sections: [],
  Steps: [{ description: 'Bake it.', minutes: 40 }],
  images: [],
  tags: [],
  rating: null,
  sourceUrl: 'https://pies.example/tomato',
  ...more,
});
const withLines = (...lines: string[]) => read({ sections: [{ title: '', lines }] });

describe('parsed lines', () => {
  test('keep a split line in both halves, use its own words as name, and find its meaning', async () => {
    const { ingredients, sections } = await interpret(
      read({
        sections: [
          { title: '', lines: ['• Salt and pepper, to taste'] },
          { title: 'Filling', lines: ['1 (400 g) can tomatoes', '1½ cups flour (sifted)'] },
        ],
      }),
      match,
    );
    expect(sections).toEqual([{ title: 'Filling' }]);
    expect(ingredients.map(({ text, name, section }) => [text, name, section])).toEqual([
      ['• Salt and pepper, to taste', 'Salt', null],
      ['• Salt and pepper, to taste', 'pepper', null],
      ['1 (400 g) can tomatoes', 'tinned tomatoes', 0],
      ['1½ cups flour (sifted)', 'flour', 0],
    ]);
    expect(ingredients[2]).toMatchObject({ amount: 400, unit: 'gr', product: null, food: 9 });
    expect(ingredients[3]).toMatchObject({ amount: 360, unit: 'ml', note: 'sifted', product: 7, food: null });
  });

  test('keep both ends of a range, and no amount as none', async () => {
    const { ingredients } = await interpret(withLines('2-3 eggs', 'salt to taste', '0 onion'), match);
    expect(ingredients.map(({ amount, amountTo, unit }) => [amount, amountTo, unit])).toEqual([
      [2, 3, 'Piece'],
      [null, null, null],
      [null, null, null],
    ]);
  });
});

test('stay unchanged and take no time if nobody wrote them by hand', { timeout: 120_000 }, async () => {
  const hostile = ['or ', 'a and ', '_', '1 a and ', ','].map((piece) => piece.repeat(100_000).trim());
  const many = Array.from({ length: 5000 }, () => 'or '.repeat(100).trim());
  const { value, ms } = await onCpu(() => interpret(withLines(...hostile, ...many), match));
  const { ingredients, warnings } = value;
  expect(ms).toBeLessThan(10_000);
  expect(ingredients).toHaveLength(5005);
  expect(ingredients[0]).toMatchObject({ text: hostile[0], name: hostile[0], amount: null });
  expect(warnings.map(({ key }) => key)).toEqual(['linesMany', 'amountOpen']);
});

test('may have an unknown measure in an English recipe, unless the name is known', async () => {
  const recipe = withLines('2 Kellen Suppe', '3 fooberries', '1 Kellen flour', '2 red peppers');
  const { ingredients, warnings } = await interpret(recipe, match, { words: knownWords(['Red peppers']) });
  expect(ingredients.map(({ amount, unit }) => [amount, unit])).toEqual([
    [null, null],
    [3, 'Piece'],
    [null, null],
    [2, 'Piece'],
  ]);
  expect(warnings).toContainEqual({ path: ['ingredients', 0, 'amount'], key: 'amountOpen' });
  const sure = async (names: readonly string[]) => names.map(() => ({ food: 1 }));
  expect(
    (await interpret(recipe, sure, { words: knownWords([]) })).ingredients.map(({ amount }) => amount),
  ).toEqual([2, 3, 1, 2]);
});

test('leave an unreadable amount open, and say so', async () => {
  const recipe = read({ language: null, sections: [{ title: '', lines: ['2 Kellen Brühe', '2 Eier'] }] });
  const { ingredients, warnings } = await interpret(recipe, match);
  expect(ingredients.map(({ amount }) => amount)).toEqual([null, 2]);
  expect(warnings).toContainEqual({ path: ['ingredients', 0, 'amount'], key: 'amountOpen' });
  expect(warnings).not.toContainEqual({ path: ['ingredients', 1, 'amount'], key: 'amountOpen' });
});

describe('parsed meals and diets', () => {
  const plant = { Name: 'Flour', origin: 'plant', allergens: ['gluten'] } as const;
  const factsOf = async (lines: readonly NameMeaning[]) =>
    lines.map(({ product }) => (product === 7 ? plant : null));
  const sortOf = async (recipe: ReadRecipe) => {
    const { types, typesGuessed, dietaryFlags } = await interpret(recipe, match, { factsOf });
    return [types, typesGuessed, dietaryFlags];
  };
  const ofFlour = { Steps: [], sections: [{ title: '', lines: ['200 g flour'] }] };

  test('follow the source, and are no guess', async () => {
    const said = read({ Name: 'Chocolate cake', types: ['Snack'], diets: ['Vegetarian'] });
    expect(await sortOf(said)).toEqual([['Snack'], false, ['Vegetarian']]);
  });

  test('are guessed otherwise, and marked; without clues there are none', async () => {
    expect(await sortOf(read({ Name: 'Chocolate cake', types: [] }))).toEqual([['Dessert'], true, []]);
    expect(await sortOf(read({ Name: 'For Tuesday' }))).toEqual([[], false, []]);
  });

  test('are inferred from all known lines', async () => {
    const flags = ['Vegan', 'Vegetarian', 'Dairy-Free'];
    expect((await sortOf(read(ofFlour)))[2]).toEqual(flags);
    const lines = [...at(ofFlour.sections, 0).lines, '1 tbsp magic'];
    expect((await sortOf(read({ ...ofFlour, sections: [{ title: '', lines }] })))[2]).toEqual([]);
    expect((await sortOf(read({ ...ofFlour, diets: ['Gluten Free'] })))[2]).toEqual(flags);
  });

  test('are exactly the owner’s in a recipe of Supra’s own', async () => {
    const own = {
      ...ofFlour,
      Name: 'Chocolate cake',
      isOwn: true,
      types: [],
      diets: ['Gluten Free'] as const,
    };
    expect(await sortOf(read(own))).toEqual([[], false, ['Gluten Free']]);
  });
});

describe('faults of an import', () => {
  const keysOf = async (recipe: ReadRecipe) =>
    (await interpret(recipe, match)).warnings.map(({ path, key }) => `${path.join('.')}: ${key}`);

  test('include a short name, and too many or too long lines, steps and texts; nothing is cut', async () => {
    const lines = Array.from({ length: 101 }, (_one, at) => `${at + 1} g flour`);
    const Steps = Array.from({ length: 51 }, () => ({ description: 'Stir.' }));
    const recipe = read({
      Name: '',
      Description: 'x'.repeat(5001),
      Note: 'x'.repeat(5001),
      sections: [{ title: 'y'.repeat(151), lines }],
      Steps: [...Steps, { description: 'z'.repeat(2001) }],
    });
    expect(await keysOf(recipe)).toEqual([
      'Name: nameShort',
      'Description: descriptionLong',
      'Note: noteLong',
      'ingredients: linesMany',
      'sections.0.title: titleLong',
      'Steps: stepsMany',
      'Steps.51.description: stepLong',
    ]);
    const understood = await interpret(recipe, match);
    expect(understood).toMatchObject({ Name: '', Note: recipe.Note });
    expect([understood.ingredients.length, understood.Steps.length]).toEqual([101, 52]);
    expect(blockingWarnings(understood)).toEqual(understood.warnings);
  });

  test.each([
    ['Pie', 'en', { types: ['Dessert'] }, 'Pie, dessert'],
    ['Pho', 'en', { tags: ['Soup'] }, 'Pho, soup'],
    ['Zzz', 'en', { types: ['Lunch', 'Dinner'], tags: ['Rice bowls'] }, 'Zzz, rice bowls'],
    ['ღომი', 'ka', { types: ['Dinner'] }, 'ღომი, ვახშამი'],
    ['Щи', null, { tags: ['супы'] }, 'Щи, супы'],
    ['Zzz', 'en', { sections: [{ title: '', lines: ['200 g flour'] }] }, 'Zzz, flour'],
  ] as const)('keep the known facts beside a short name ("%s")', async (Name, language, more, longer) => {
    const understood = await interpret(read({ Name, language, ...more }), match);
    expect(understood.Name).toBe(longer);
    expect(understood.warnings).toContainEqual({ path: ['Name'], key: 'nameLengthened' });
    expect(blockingWarnings(understood)).toEqual([]);
  });

  test('name lost letters at their place', async () => {
    const recipe = read({
      Name: 'Cr\uFFFDme',
      sections: [{ title: '', lines: ['cr\uFFFDme', '1 leek'] }],
      Steps: [{ description: 'Stir.' }, { description: 'F\uFFFDr 2 hours.' }],
    });
    expect(await keysOf(recipe)).toEqual([
      'Name: lettersLost',
      'ingredients.0: lettersLost',
      'Steps.1.description: lettersLost',
    ]);
  });

  test('exclude remarks, which block nothing', async () => {
    const url = (at: number) => ({ url: `https://pies.example/${at}.jpg` });
    const recipe = read({
      language: null,
      Steps: [],
      images: Array.from({ length: 21 }, (_one, at) => url(at)),
    });
    const understood = await interpret(recipe, match);
    const { language, warnings } = understood;
    expect(language).toBe('en');
    expect(warnings).toEqual([
      { path: ['ingredients'], key: 'linesNone' },
      { path: ['Steps'], key: 'stepsNone' },
      { path: ['images'], key: 'imagesMany' },
      { path: ['language'], key: 'languageOther' },
    ]);
    expect(blockingWarnings(understood)).toEqual([]);
  });

  test('include a note that becomes too long with the words that cannot be tags', async () => {
    const Note = 'n'.repeat(4_990);
    expect(await keysOf(read({ Note, tags: ['short', 'w'.repeat(31)] }))).toContain('Note: noteLong');
    expect(await keysOf(read({ Note, tags: ['short'] }))).not.toContain('Note: noteLong');
  });

  test('include an amount beyond a recipe’s limit', async () => {
    expect(await keysOf(withLines('200 kg flour'))).toEqual(['ingredients.0.amount: amount']);
  });
});

describe('an import as a dish', () => {
  const weights = { portions: [{ label: 'cup', labelKa: null, grams: 125 }] };

  test('has amounts converted by the product, with their original text', async () => {
    const understood = await interpret(
      read({
        sections: [
          { title: '', lines: ['salt', '2 large eggs'] },
          { title: 'Filling', lines: ['1½ cups flour'] },
        ],
      }),
      match,
    );
    const input = dishInput(
      understood,
      ({ product }) => product ?? 1,
      (id) => (id === 7 ? weights : null),
    );
    expect(input.ingredients).toEqual([
      { amount: null, amountTo: null, unit: null, text: null, name: 'salt', note: '', product: 1 },
      { amount: 2, amountTo: null, unit: 'Piece', text: '2 large', name: 'eggs', note: '', product: 1 },
    ]);
    expect(input.sections).toEqual([
      {
        title: 'Filling',
        ingredients: [
          {
            amount: 187.5,
            amountTo: null,
            unit: 'gr',
            text: '1½ cups',
            name: 'flour',
            note: '',
            product: 7,
          },
        ],
      },
    ]);
    expect(input).toMatchObject({
      Name: 'Tomato pie',
      Steps: [{ description: 'Bake it.', minutes: 40 }],
      servingAmount: 4,
      TimeToCook: 50,
      sourceUrl: 'https://pies.example/tomato',
    });
  });

  test('keeps a changed amount; unknown servings and a missing address stay open', async () => {
    const understood = await interpret(
      { ...withLines('1½ cups flour'), servingAmount: null, sourceUrl: '' },
      match,
    );
    const line = at(understood.ingredients, 0);
    const changed = { ...understood, ingredients: [{ ...line, amount: 300, unit: 'gr' as const }] };
    const input = dishInput(
      changed,
      () => 7,
      () => weights,
    );
    expect(input.ingredients).toEqual([
      { amount: 300, amountTo: null, unit: 'gr', text: null, name: 'flour', note: '', product: 7 },
    ]);
    expect(input.servingAmount).toBeNull();
    expect(input.sourceUrl).toBeNull();
  });
});

test('may come from a text file', async () => {
  const source = Buffer.from('Cheese bread\n\nIngredients\n300 g flour\nსალის 1 ც\n\nMethod\n1. Bake.\n');
  const file = await openFile({ name: 'bread.txt', source, head: source });
  for await (const piece of file.pieces()) {
    if (!('recipe' in piece)) throw new Error('There is more in it than a recipe');
    const { Name, ingredients } = await interpret(piece.recipe, match);
    expect([Name, at(ingredients, 0).text, at(ingredients, 0).product]).toEqual([
      'Cheese bread',
      '300 g flour',
      7,
    ]);
  }
});

describe('a recipe too short to show its language', () => {
  const words = knownWords(['Tuna', 'Bread', 'mayo', 'Celery', 'Pasta', 'Salami', 'Tomato', 'Butter']);
  const of = async (Name: string, lines: readonly string[], step: string) => {
    const Steps = [{ description: step }];
    const found = await interpret(
      read({ Name, Steps, language: null, sections: [{ title: '', lines }] }),
      match,
      { words },
    );
    return { isOther: found.warnings.some(({ key }) => key === 'languageOther'), lines: found.ingredients };
  };

  test('is English by its ingredients', async () => {
    const found = await of('Tuna sandwich', ['1 can tuna', '2 slices bread', 'mayo', 'celery'], 'Assemble.');
    expect(found.isOther).toBe(false);
    expect(found.lines.map(({ name }) => name)).toContain('bread');
  });

  test.each([
    ['Butterbrot', ['2 Scheiben Brot', 'Butter', 'Salz'], 'Mit Butter bestreichen.'],
    ['Panino', ['salami', 'pomodoro', 'burro'], 'Con il burro.'],
    ['Pasta salami', ['pasta', 'salami', 'tomato'], 'Scaldare la pasta con il burro e il salami.'],
    ['Butter', ['butter'], 'Assemble.'],
  ])('stays in another language otherwise: %s', async (name, lines, step) => {
    expect((await of(name, lines, step)).isOther).toBe(true);
  });
});
