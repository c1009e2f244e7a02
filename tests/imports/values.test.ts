import { describe, expect, test } from 'vitest';
import { languageOf } from '@/cms/src/imports/readers/language';
import { plainLine, plainLines } from '@/cms/src/imports/readers/plain';
import { jsonIn } from '@/cms/src/imports/readers/schema/json';
import { sectionsIn, titleIn } from '@/cms/src/imports/readers/sections';
import { readText } from '@/cms/src/imports/readers/text';
import { minutesIn, totalMinutes } from '@/cms/src/imports/readers/times';
import { servingsIn } from '@/cms/src/imports/readers/yields';
import { at } from '@/tests/support/at';

test.each([
  ['PT15M', 15],
  ['P0DT0H15M', 15],
  ['PTH30MS', 30],
  ['PT1H30M', 90],
  ['PT 1 H 5 M', 65],
  ['P1DT2H', 1560],
  ['PT4500S', 75],
  ['PT1.5H', 90],
  ['PT0M', null],
  ['PT', null],
  ['PTundefinedM', null],
  ['PTNaNM', null],
  ['PT-9H-30M', null],
  ['P30D', null],
  ['9 minutes', 9],
  ['1 hr 10 min', 70],
  ['1h30', 90],
  ['1:05', 65],
  ['1 1/2 hours', 90],
  ['1½ hours', 90],
  ['20-25 min', 25],
  ['2 to 3 hours', 180],
  ['Prep 20 min', 20],
  ['45', 45],
  ['half an hour', 30],
  ['1 საათი და 10 წუთი', 70],
  ['საათნახევარი', 90],
  ['40 წთ', 40],
  ['1 Stunde 20 Minuten', 80],
  ['2 heures', 120],
  ['1 ч 30 мин', 90],
  ['P1H', 60],
  ['P2H30M', 150],
  ['P30M', 30],
  ['PT1.25H', 75],
  ['PT1,5H', 90],
  ['1 год 20 хв', 80],
  ['1 saat 10 dəqiqə', 70],
  ['1 ժամ 15 րոպե', 75],
  ['overnight', null],
  ['', null],
] as const)('the time "%s" has %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test('the total takes precedence over its parts', () => {
  expect(totalMinutes(70, 20, 30)).toBe(70);
  expect(totalMinutes(null, 20, null)).toBe(20);
  expect(totalMinutes(null, null)).toBeNull();
});

test.each([
  ['4', 4],
  [4, 4],
  ['4-6 servings', 6],
  ['Serves 4 to 6', 6],
  ['12 muffins', null],
  ['12 muffins, 6 servings', 6],
  ['1 loaf', null],
  ['3 pints', null],
  ['16 штук', null],
  ['на 6 персон', 6],
  ['24 madeleines', null],
  ['8 kişilik', 8],
  ['12 ნაჭერი', null],
  ['6–8 ულუფა', 8],
  ['makes 1 (9-inch) cake', null],
  ['one 10-inch galette, 8 slices', null],
  ['about 500 g (1 jar)', null],
  ['2 dozen', null],
  ['two dozen', null],
  ['serves four', 4],
  ['6 ულუფა', 6],
  ['ოთხი ულუფა', 4],
  ['120 meatballs', null],
  ['100', 100],
  ['0', null],
  ['a few', null],
  ['', null],
  [null, null],
] as const)('the yield "%s" has %s servings', (text, servings) => {
  expect(servingsIn(text)).toBe(servings);
});

test('texts lose tags and hidden parts, and are decoded however often they were encoded', () => {
  expect(plainLine('<b>2</b>&nbsp;eggs &amp;amp; <i>&amp;frac12;</i> lemon')).toBe('2 eggs & ½ lemon');
  expect(plainLine('salt &lt;to taste&gt;')).toBe('salt <to taste>');
  expect(plainLine('a<script>alert(1)</script>b<!-- c -->d')).toBe('a b d');
  expect(plainLine('&amp;lt;img src=x onerror=alert(1)&amp;gt;tea')).toBe('tea');
  expect(plainLines('<ol><li>One</li><li>Two<br>three</li></ol>')).toEqual(['One', 'Two', 'three']);
});

test('JSON is read in the broken forms of real pages', () => {
  expect(jsonIn('{"a":[1,2,],}')).toEqual([{ a: [1, 2] }]);
  expect(jsonIn('{"a":"one\ntwo","b":"1" cube, large"}')).toEqual([{ a: 'one\ntwo', b: '1" cube, large' }]);
  expect(jsonIn('<!-- {"a":1} -->')).toEqual([{ a: 1 }]);
  expect(jsonIn('//<![CDATA[\n{"a":1}\n//]]>')).toEqual([{ a: 1 }]);
  expect(jsonIn('{"a":1}{"b":2};')).toEqual([{ a: 1 }, { b: 2 }]);
  expect(jsonIn('{a: 1 "b": tr\'ue}')).toMatchObject([{ a: 1 }]);
  expect(jsonIn('{"a":{"b":["c"')).toEqual([{ a: { b: ['c'] } }]);
  expect(jsonIn('{"__proto__":{"x":1},"a":2,}')).toMatchObject([{ a: 2 }]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(jsonIn('no JSON')).toEqual([]);
});

test('titles among lines open sections, and stay lines if nothing follows', () => {
  expect(sectionsIn(['2 eggs', 'For the sauce', '1 lemon', '## Top', 'sugar', 'To serve:'])).toEqual([
    { title: '', lines: ['2 eggs'] },
    { title: 'For the sauce', lines: ['1 lemon'] },
    { title: 'Top', lines: ['sugar', 'To serve:'] },
  ]);
  expect(sectionsIn(['Ingredients:', '1 egg', 'Salt: 1 tsp'])).toEqual([
    { title: '', lines: ['1 egg', 'Salt: 1 tsp'] },
  ]);
});

test('the language is recognized by letters and words before the page is asked', () => {
  expect(languageOf('ორი კვერცხი და wok')).toBe('ka');
  expect(
    languageOf('Stir the eggs into the butter and cook them over a low heat until they are set.', 'de'),
  ).toBe('en');
  expect(
    languageOf(
      'Die Eier in der Butter bei kleiner Hitze stocken lassen und mit Salz abschmecken bitte.',
      'en',
    ),
  ).toBeNull();
  expect(languageOf('Egg salad', 'en-GB')).toBe('en');
  expect(languageOf('Щи да каша')).toBeNull();
});

describe('an imported text', () => {
  test('follows the same rules as in the form', () => {
    const { recipes, faults } = readText(
      'Egg drop soup\nServes 2\n\nIngredients\n2 eggs\n1 l stock\n\nMethod\n1. Boil the stock.\n2. Stir in the eggs for 2 minutes.',
    );
    expect(faults).toEqual([]);
    expect(recipes[0]).toMatchObject({
      Name: 'Egg drop soup',
      servingAmount: 2,
      sections: [{ title: '', lines: ['2 eggs', '1 l stock'] }],
      Steps: [
        { description: 'Boil the stock.' },
        { description: 'Stir in the eggs for 2 minutes.', minutes: 2 },
      ],
      language: 'en',
    });
  });

  test.each([
    ['Egg soup qmsx1', '2 eggs', '1 l stock'],
    ['Egg soup 2', '2 eggs', '1 l stock'],
    ['Egg soup for 4 people', '2 eggs', '1 l stock'],
    ['კვერცხის სუპი №3', '2 კვერცხი', '1 ლ ბულიონი'],
    ['კვერცხის სუპი x1', '2 კვერცხი', '1 ლ ბულიონი'],
  ])('has its first line "%s" as name without any heading', (name, ...lines) => {
    const { recipes } = readText([name, ...lines, '1. Boil.'].join('\n'));
    expect(recipes[0]).toMatchObject({ Name: name, sections: [{ title: '', lines }] });
  });

  test('has no name if it begins with an ingredient', () => {
    const { recipes } = readText('2 eggs\n1 l stock\n1. Boil.');
    expect(recipes[0]).toMatchObject({ Name: '', sections: [{ title: '', lines: ['2 eggs', '1 l stock'] }] });
  });

  test('keeps a line with two ingredients as one', () => {
    const { recipes } = readText('Egg drop soup\n\nIngredients\n2 eggs\nsalt and pepper\n\nMethod\nBoil.');
    expect(at(at(recipes, 0).sections, 0).lines).toEqual(['2 eggs', 'salt and pepper']);
  });

  test('is no recipe without lines and steps', () => {
    expect(readText('Hello there').recipes).toEqual([]);
    expect(readText('').faults).toHaveLength(1);
  });
});

test.each([
  ['FOR SERVING', 'For serving'],
  ['TO FINISH', 'To finish'],
  ['To serve', 'To serve'],
  ['For the dough', 'For the dough'],
  ['ცომისთვის', 'ცომისთვის'],
  ['ნიგვზის სოუსისთვის', 'ნიგვზის სოუსისთვის'],
  ['არაჟანი სერვირებისთვის', undefined],
  ['ზეთი შესაწვავად', undefined],
  ['oil for frying', undefined],
])('has for the line "%s" the title %s', (line, title) => expect(titleIn(line)).toBe(title));
