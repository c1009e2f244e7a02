import { describe, expect, test } from 'vitest';
import { readPage } from '@/cms/src/imports/readers/page/page';

const LINES = ['200 g flour', '2 eggs', '1 tsp salt'];
const STEPS = ['Mix all of it well.', 'Bake for 20 minutes.'];
const list = (tag: string, texts: readonly string[]) =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;
const html = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Plain bake | A site</title>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = '') => {
  const [recipe] = readPage(html(body, head), 'https://visible.example/bake').recipes;
  return {
    ...recipe,
    lines: (recipe?.sections ?? []).flatMap((section) => section.lines),
    steps: (recipe?.Steps ?? []).map(({ description }) => description),
  };
};
const ld = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Plain bake', ...recipe })}</script>`;
const WHOLE = `<h1>Plain bake</h1><p>Serves 4</p><h2>Ingredients</h2>${list('ul', LINES)}<h2>Method</h2>${list('ol', STEPS)}`;

test('an emoji of several code points stays whole', () => {
  const steps = ['👩\u200d🍳 Mix all of it well.', 'Bake for 20 minutes.'];
  const { lines, steps: found } = read(
    `<h1>Plain bake</h1><h2>Ingredients</h2>${list('ul', LINES)}<h2>Method</h2>${list('ol', steps)}`,
  );
  expect([lines, found]).toEqual([LINES, steps]);
});

describe('lists without headings', () => {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  test.each([
    ['lists', list('ul', LINES) + list('ol', STEPS)],
    ['a list and paragraphs', list('ul', LINES) + paragraphs(STEPS)],
    ['paragraphs', paragraphs(LINES) + paragraphs(STEPS)],
    ['breaks', `<p>${LINES.join('<br>')}</p><p>${STEPS.join('<br><br>')}</p>`],
    ['boxes', `<div>${LINES.map((line) => `<div>${line}</div>`).join('')}</div>${paragraphs(STEPS)}`],
    [
      'rows',
      `<table>${LINES.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>${list('ol', STEPS)}`,
    ],
  ])('%s', (_name, body) => {
    const page = `<h1>Plain bake</h1><p>My aunt baked it in 1998, and we ate it all.</p><p>Serves 4</p>${body}`;
    const { Name, lines, steps, servingAmount } = read(
      `${page}<h3>You may also like</h3>${list('ul', ['2 pies'])}`,
    );
    expect([Name, lines, steps, servingAmount]).toEqual(['Plain bake', LINES, STEPS, 4]);
  });

  test('lines without an amount are included, and titles split the list', () => {
    const lines = [
      'Salt',
      '200 g flour',
      '2 eggs',
      'For the sauce:',
      '100 ml milk',
      '1 tsp honey',
      'some nutmeg',
    ];
    const { sections } = read(`<h1>Plain bake</h1>${list('ul', lines)}${list('ol', STEPS)}`);
    expect(sections).toEqual([
      { title: '', lines: lines.slice(0, 3) },
      { title: 'For the sauce', lines: lines.slice(4) },
    ]);
  });

  test.each([
    [
      'ka',
      ['200 გ ფქვილი', '2 კვერცხი', '1 ჩ.კ. მარილი'],
      ['აურიეთ ყველაფერი ერთად კარგად.', 'გამოაცხვეთ 20 წუთის განმავლობაში.'],
    ],
    [
      'ru',
      ['200 г муки', '2 яйца', '1 ч. л. соли'],
      ['Смешайте всё это хорошо.', 'Выпекайте это двадцать минут.'],
    ],
    [
      'de',
      ['200 g Mehl', '2 Eier', '1 TL Salz'],
      ['Alles zusammen gut verrühren.', 'Dann etwa 20 Minuten backen.'],
    ],
  ])('lists are found in %s', (_language, lines, steps) => {
    const found = read(`<h1>Plain bake</h1>${list('ul', lines)}${list('ol', steps)}`);
    expect([found.lines, found.steps]).toEqual([lines, steps]);
  });

  test.each([
    [
      'reasons',
      list('ul', ['5 reasons to bake', '3 ways to eat it', '2 things to know']) + list('ol', STEPS),
    ],
    [
      'lists with few amounts',
      list('ul', ['200 g flour', 'some of it', 'more of it', 'and this', '1 tsp salt']) + paragraphs(STEPS),
    ],
    ['lists without steps', list('ul', LINES)],
    ['two lines', list('ul', LINES.slice(0, 2)) + list('ol', STEPS)],
    [
      'links',
      list(
        'ul',
        LINES.map((line) => `<a href="/x">${line}</a>`),
      ) + list('ol', STEPS),
    ],
    [
      'a story',
      paragraphs([
        'I weighed 2 kg of flour, and then we went home.',
        '100 g were left of it in the end.',
        'We ate 3 cups of it.',
      ]),
    ],
  ])('%s stay unchanged', (_name, body) => {
    const { lines, steps } = read(`<h1>Plain bake</h1>${body}`);
    expect([lines, steps]).toEqual([[], []]);
  });
});

describe('lists under their headings', () => {
  test.each([
    ['Ingredients', 'Directions'],
    ['What you’ll need:', 'How to make plain bake'],
    ['INGREDIENTS (SERVES 4)', 'Step-by-step instructions'],
    ['საჭირო პროდუქტები', 'მომზადების წესი'],
    ['Вам понадобится:', 'Пошаговый рецепт'],
    ['Необхідні продукти', 'Спосіб приготування'],
    ['Gerekli Malzemeler', 'NASIL YAPILIR?'],
    ['Lazımi ərzaqlar', 'Hazırlanma qaydası'],
    ['Անհրաժեշտ է՝', 'Պատրաստման եղանակը'],
    ['Zutaten für 4 Portionen', 'So geht’s:'],
    ['Ingrédients pour 4 personnes', 'Préparation'],
    ['Ingredienti per 4 persone', 'Procedimento'],
    ['Ingredientes', 'Elaboración paso a paso'],
    ['Składniki:', 'Sposób przygotowania'],
  ])('%s, %s are read', (ingredients, steps) => {
    const { lines, steps: found } = read(
      `<h1>Plain bake</h1><h3>${ingredients}</h3>${list('ul', LINES)}<h3>${steps}</h3>${list('ol', STEPS)}`,
    );
    expect([lines, found]).toEqual([LINES, STEPS]);
  });

  test.each([
    [
      'paragraphs',
      LINES.map((line) => `<p>${line}</p>`).join(''),
      STEPS.map((step) => `<p>${step}</p>`).join(''),
    ],
    ['breaks', LINES.join('<br>'), STEPS.map((step, at) => `${at + 1}) ${step}`).join('<br/>')],
    [
      'breaks and dashes',
      `<p>${LINES.map((line) => `– ${line}`).join('<br>')}</p>`,
      `<p>${STEPS.join('<br><br>')}</p>`,
    ],
    [
      'rows',
      `<table>${LINES.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table>`,
      `<table>${STEPS.map((step, at) => `<tr><td>${at + 1}.</td><td>${step}</td></tr>`).join('')}</table>`,
    ],
    [
      'boxes',
      LINES.map(
        (line) =>
          `<div class="i"><span class="a">${line.split(' ')[0]}</span><span class="b">${line.split(' ').slice(1).join(' ')}</span></div>`,
      ).join(''),
      STEPS.map(
        (step, at) => `<div class="s"><div class="n">Step ${at + 1}</div><div class="t">${step}</div></div>`,
      ).join(''),
    ],
    ['unclosed lists', `<ul><li>${LINES.join('<li>')}</ul>`, `<ol><li>${STEPS.join('<li>')}</ol>`],
    [
      'lists after advertisements',
      `<div>Advertisement</div>${list('ul', LINES)}`,
      `<p>Sponsored</p>${list('ol', STEPS)}`,
    ],
  ])('headings are read as %s', (_name, ingredients, steps) => {
    const body = `<h1>Plain bake</h1><div class="post"><b>Ingredients:</b><br>${ingredients}<br><b>Method:</b><br>${steps}</div><p>© A site</p>`;
    const { lines, steps: found } = read(body);
    expect([lines, found]).toEqual([LINES, STEPS]);
  });

  test('cells with name and amount, terms with amounts, and amounts in separate boxes are one line', () => {
    const table =
      '<table><tr><th>What</th><th>How much</th></tr><tr><td>Flour</td><td>200 g</td></tr><tr><td>Eggs</td><td>2</td></tr></table>';
    const terms = '<dl><dt>Flour</dt><dd>200 g</dd><dt>Eggs</dt><dd>2</dd></dl>';
    const boxes =
      '<div><div class="r"><p class="n">Flour</p><p class="q">200 g</p></div><div class="r"><p class="n">Eggs</p><p class="q">2</p></div></div>';
    for (const ingredients of [table, terms, boxes])
      expect(read(`<h2>Ingredients</h2>${ingredients}<h2>Method</h2>${list('ol', STEPS)}`).lines).toEqual([
        'Flour 200 g',
        'Eggs 2',
      ]);
  });

  test('groups keep their titles, also with headings over each list', () => {
    const groups = [
      { title: 'Dough', lines: LINES },
      { title: 'Sauce', lines: ['1 lemon', '50 g butter'] },
    ];
    const under = (head: (title: string) => string) =>
      groups.map(({ title, lines }) => head(title) + list('ul', lines)).join('');
    for (const ingredients of [
      `<h2>Ingredients</h2>${under((title) => `<h4>${title}</h4>`)}`,
      `<h2>Ingredients</h2>${under((title) => `<p><strong>${title}:</strong></p>`)}`,
      `<h2>Ingredients</h2>${list(
        'ul',
        groups.flatMap(({ title, lines }) => [`<b>${title}</b>`, ...lines]),
      )}`,
      under((title) => `<h3>Ingredients for the ${title}</h3>`).replaceAll('for the ', ''),
    ])
      expect(read(`${ingredients}<h2>Method</h2>${list('ol', STEPS)}`).sections).toEqual(groups);
  });

  test('a step under a title begins with it', () => {
    const { steps } = read(
      `<h2>Ingredients</h2>${list('ul', LINES)}<h2>Method</h2><h3>Dough</h3>${list('ol', STEPS)}<h3>Sauce</h3>${list('ol', ['Stir it over a low heat.'])}`,
    );
    expect(steps).toEqual([`Dough: ${STEPS[0]}`, STEPS[1], 'Sauce: Stir it over a low heat.']);
  });
});

test('other content beside a recipe is left out', () => {
  const { lines, steps, servingAmount } = read(`
    <ul class="menu"><li><a href="/i">Ingredients</a></li><li><a href="/m">Method</a></li></ul>
    <h1>Plain bake</h1><p>Last year I made it for 30 people in 15 minutes.</p><p>Serves 6</p>
    <h2>Equipment</h2>${list('ul', ['1 bowl', '1 tin of 20 cm'])}
    <h2>Ingredients</h2>${list('ul', [...LINES, '<a href="/shop">Buy it here</a>'])}
    <h2>Method</h2>${list('ol', STEPS)}
    <h2>Tips</h2>${list('ul', ['Use 3 eggs for a richer one.'])}
    <h2>Nutrition</h2><table><tr><td>Energy</td><td>300 kcal</td></tr></table>
    <h2>FAQ</h2><h3>Does it freeze?</h3><p>It keeps for 3 months.</p>
    <div class="sticky" aria-hidden="true"><h2>Ingredients</h2>${list('ul', LINES)}</div>
    <h2>3 Comments</h2><p>Serves 2 at most, and takes 90 minutes.</p>`);
  expect({ lines, steps, servingAmount }).toEqual({ lines: LINES, steps: STEPS, servingAmount: 6 });
});

describe('name, servings and times beside the lists', () => {
  test.each([
    ['<p>Serves: 6 | Total time: 1 hour 10 minutes</p>', 6, 70],
    ['<ul><li>Prep: 15 min</li><li>Cook: 30 min</li><li>4 servings</li></ul>', 4, 45],
    [
      '<dl><dt>Porsiyon</dt><dd>4 kişilik</dd><dt>Hazırlama süresi</dt><dd>20 dk</dd><dt>Pişirme süresi</dt><dd>25 dk</dd></dl>',
      4,
      45,
    ],
    ['<div><span>Порции:</span> <b>8</b></div><div>Время приготовления: 1 ч 20 мин</div>', 8, 80],
    ['<p>На 4 порции, 40 хв</p>', 4, 40],
    ['<p>ულუფა: 4. მომზადების დრო: 1 საათი და 15 წუთი</p>', 4, 75],
    ['<p>Für 4 Personen – Arbeitszeit ca. 20 Min., Backzeit 40 Min.</p>', 4, 60],
    ['<p>6 personnes • Préparation : 20 min • Cuisson : 1 h 15</p>', 6, 95],
    ['<p>Porzioni: 4</p><p>Tempo: 50 minuti</p>', 4, 50],
    ['<p>Liczba porcji: 4, czas: 1 godz. 20 min</p>', 4, 80],
    ['<p>4 nəfərlik</p><p>Bişmə müddəti: 30 dəqiqə</p>', 4, 30],
    ['<p>6 բաժին</p><p>Ընդհանուր ժամանակը՝ 1 ժամ 20 րոպե</p>', 6, 80],
    ['<p>My oven needs 20 minutes to heat, so begin with it.</p>', null, null],
  ])('%s', (facts, servingAmount, TimeToCook) => {
    const lists = `<h3>Ingredients</h3>${list('ul', LINES)}<h3>Method</h3>${list('ol', STEPS)}`;
    expect(read(`<h1>Plain bake</h1>${facts}${lists}`)).toMatchObject({
      Name: 'Plain bake',
      servingAmount,
      TimeToCook,
    });
  });

  test('the name is the heading in the page’s title, not the site’s', () => {
    const lists = `<h3>Ingredients</h3>${list('ul', LINES)}<h3>Method</h3>${list('ol', STEPS)}`;
    expect(read(`<h1>A site</h1><h2>Plain bake</h2><h2>Recipe</h2>${lists}`).Name).toBe('Plain bake');
  });
});

describe('incomplete markup', () => {
  test.each([
    ['no lists', {}],
    ['empty lists', { recipeIngredient: [], recipeInstructions: '' }],
    [
      'lists of nothing',
      { recipeIngredient: [null], recipeInstructions: [{ '@type': 'HowToStep', text: '' }] },
    ],
  ])('%s: the visible lines are read', (_name, recipe) => {
    const { lines, steps, servingAmount } = read(WHOLE, ld(recipe));
    expect([lines, steps, servingAmount]).toEqual([LINES, STEPS, 4]);
  });

  test('names without amounts are replaced by the list that has them', () => {
    const marked = ld({ recipeIngredient: ['flour', 'eggs', 'salt'], recipeInstructions: STEPS });
    expect(read(WHOLE, marked).lines).toEqual(LINES);
  });

  test('also if the markup left some out', () => {
    const marked = ld({ recipeIngredient: ['flour', 'salt'], recipeInstructions: STEPS });
    expect(read(WHOLE, marked).lines).toEqual(LINES);
  });

  test('more names than list items stay unchanged', () => {
    const names = ['butter', 'sugar', 'pears', 'cream'];
    expect(read(WHOLE, ld({ recipeIngredient: names, recipeInstructions: STEPS })).lines).toEqual(names);
  });

  test('servings are taken from the visible page', () => {
    const marked = ld({ recipeIngredient: LINES, recipeInstructions: STEPS });
    expect(read('<div><span>Servings:</span> <b>6</b></div>', marked).servingAmount).toBe(6);
  });

  test('the yield with a unit is preferred', () => {
    const marked = { recipeIngredient: LINES, recipeInstructions: STEPS, recipeYield: ['1', '6 servings'] };
    expect(read('', ld(marked)).servingAmount).toBe(6);
  });

  test('steps written as JSON in a text are read', () => {
    const steps = JSON.stringify(STEPS.map((text) => ({ '@type': 'HowToStep', text })));
    const marked = (content: string) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Plain bake</b><i itemprop="recipeIngredient">2 eggs</i><i itemprop="recipeIngredient">1 leek</i><meta itemprop="recipeInstructions" content=${content}></div>`;
    expect(read(marked(`'${steps}'`)).steps).toEqual(STEPS);
    expect(read(marked(`"${steps}"`)).steps).toEqual([]);
  });

  test.each(['Instructions', 'Zubereitung', 'ნაბიჯები', 'Приготовление'])(
    'one part of the name "%s" is not split off',
    (name) => {
      const part = {
        '@type': 'HowToSection',
        name,
        itemListElement: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
      };
      expect(read('', ld({ recipeIngredient: LINES, recipeInstructions: [part] })).steps).toEqual(STEPS);
      const [first, ...rest] = STEPS;
      const glued = [`${name}: ${first}`, ...rest];
      expect(read('', ld({ recipeIngredient: LINES, recipeInstructions: glued })).steps).toEqual(STEPS);
    },
  );
});
