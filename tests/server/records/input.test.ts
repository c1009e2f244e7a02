import { describe, expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { checked, type Body, type Given } from '../check';

const PRODUCT = 7;
const line = (given: Given = {}): Given => ({ product: PRODUCT, amount: 100, unit: 'gr', ...given });
const dish = (given: Given) => checked('dishes', { Name: 'Khachapuri', ...given });
const product = (given: Given) => checked('products', { Name: 'Flour', ...given });

/** Returns an accepted body in the form that is stored. */
function taken({ data, faults }: ReturnType<typeof checked>): Body {
  expect(faults).toEqual([]);
  return data;
}

const FACES = { Latin: 'a', Georgian: 'ღ', emoji: '🫓', 'a family of seven code points': '👩‍👩‍👧‍👦' };
const LENGTHS = Object.entries(FACES).flatMap(([kind, face]) => {
  const points = [...face].length;
  // an emoji of several code points may be cut; letters fill it up
  const text = (length: number) => face.repeat(Math.floor(length / points)) + 'x'.repeat(length % points);
  return [4, 5, 150, 151].map((length) => [kind, length, text(length)] as const);
});

describe('lengths count code points', () => {
  test.each(LENGTHS)('for a name in %s of %i', (_kind, length, Name) => {
    expect([...Name]).toHaveLength(length);
    const found = checked('dishes', { Name });
    if (length < 5 || length > 150) expect(found.faults).toEqual(['Name: name']);
    else expect(taken(found).Name).toBe(Name);
  });

  test('after trimming and NFC', () => {
    const decomposed = 'e\u0301'.repeat(5);
    expect(taken(dish({ Name: `  ${decomposed}\n` })).Name).toBe('é'.repeat(5));
    expect(dish({ Name: 'e\u0301'.repeat(4) }).faults).toEqual(['Name: name']);
    expect(dish({ Name: `a${' '.repeat(10)}` }).faults).toEqual(['Name: name']);
    expect(taken(dish({ Name: ` ${'ა'.repeat(150)} ` })).Name).toHaveLength(150);
  });

  test.each(['', '   ', '\n\t', '\u0000', null])('and a blank name %j is missing', (Name) => {
    expect(dish({ Name }).faults).toEqual(['Name: required']);
  });

  test.each<[string, (text: string) => Given, number]>([
    ['Description', (text) => ({ Description: text }), 5000],
    ['Note', (text) => ({ Note: text }), 5000],
    ['Steps.0.description', (text) => ({ Steps: [{ description: text }] }), 2000],
    ['sections.0.title', (text) => ({ sections: [{ title: text, ingredients: [] }] }), 150],
  ])('and %s accepts up to its limit and no more', (path, body, max) => {
    taken(dish(body('ხ'.repeat(max))));
    const [found, ...more] = atLeast(1, dish(body('ხ'.repeat(max + 1))).errors);
    expect(found).toMatchObject({ key: 'tooLong', values: { max } });
    expect([found.path.join('.'), more]).toEqual([path, []]);
  });

  test('and an ingredient’s name has 1 to 49', () => {
    taken(product({ Name: 'ნ'.repeat(49) }));
    expect(product({ Name: 'ნ'.repeat(50) }).faults).toEqual(['Name: ingredientName']);
    expect(product({ NameKa: 'ნ'.repeat(50) }).faults).toEqual(['NameKa: ingredientName']);
    expect(product({ Name: ' ' }).faults).toEqual(['Name: required']);
  });
});

describe('numbers', () => {
  const amountOf = (amount: unknown) => dish({ ingredients: [line({ amount })] });

  test.each([0.001, 0.5, 1, 99_999.99, 100_000])('accept an amount of %d', (amount) => {
    expect(taken(amountOf(amount)).ingredients[0].amount).toBe(amount);
  });

  test.each([0, -0, -1, 100_000.001, 1e9, '1,5', '1.5', true, [1], { value: 1 }])(
    'refuse an amount of %j',
    (amount) => {
      expect(amountOf(amount).faults).toEqual(['ingredients.0.amount: amount']);
    },
  );

  test.each<[string, unknown[], unknown[]]>([
    ['TimeToCook', [1, 10_080], [0, -5, 10_081, 1.5, '90', 1e9]],
    ['prepTime', [0, 10_080], [-1, 10_081, 1.5, '10']],
    ['servingAmount', [1, 100], [0, 101, -1, 2.5, '4', []]],
    ['cookedWeight', [1, 0.5 + 1, 1_000_000], [0, -1, 1_000_001, 'much']],
  ])('keep the limits of %s', (field, good, bad) => {
    for (const value of good) expect(taken(dish({ [field]: value }))[field]).toBe(value);
    for (const value of bad)
      expect(dish({ [field]: value }).faults, JSON.stringify(value)).toEqual([
        expect.stringMatching(new RegExp(`^${field}: `)),
      ]);
  });

  test('keep the limits of a step’s minutes', () => {
    taken(dish({ Steps: [{ description: 'Wait.', minutes: 10_080 }] }));
    for (const minutes of [0, -1, 0.5, 10_081, '5'])
      expect(dish({ Steps: [{ description: 'Wait.', minutes }] }).faults).toEqual(['Steps.0.minutes: time']);
  });

  test.each<[string, unknown[], unknown[]]>([
    ['costTetri', [0, 1, 2500], [1.5, -1, '25', 1e12]],
    ['calories', [0, 0.5, 900], [-1, 1001, '300']],
    ['fats', [0, 100], [-0.1, 100.1]],
    ['edibleShare', [0.01, 1], [0, 1.01, -1]],
    ['gramsPerMl', [0.53, 30], [0, 31]],
    ['gramsPerPiece', [0.3, 1400], [0, -5, 1e9]],
  ])('keep a product’s limits of %s', (field, good, bad) => {
    for (const value of good) expect(taken(product({ [field]: value }))[field]).toBe(value);
    for (const value of bad)
      expect(product({ [field]: value }).faults, JSON.stringify(value)).toEqual([
        expect.stringMatching(new RegExp(`^${field}: `)),
      ]);
  });
});

describe('list lengths', () => {
  test('allow 100 ingredients in one list', () => {
    const lines = (count: number) => Array.from({ length: count }, () => line());
    taken(dish({ ingredients: lines(100) }));
    expect(dish({ ingredients: lines(101) }).faults).toEqual(['ingredients: tooMany']);
  });

  test('allow 50 steps', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ description: `Step ${at}` }));
    taken(dish({ Steps: steps(50) }));
    expect(dish({ Steps: steps(51) }).errors).toEqual([
      { path: ['Steps'], key: 'tooMany', values: { max: 50 } },
    ]);
  });
});

describe('texts', () => {
  test('lose control characters and nothing else', () => {
    const { Note } = taken(dish({ Note: 'a\u0000b\u0007c\r\nd\te\u200df <b>&amp;</b>' }));
    expect(Note).toBe('abc\nd\te\u200df <b>&amp;</b>');
  });

  test('lose breaks and tabs on one line, and keep them on several', () => {
    const broken = 'Dr\tTamar\r\n \u2028Gogia \u0085 of\nTbilisi';
    const whole = 'Dr Tamar Gogia of Tbilisi';
    const visit = taken(
      checked('visits', {
        doctor: broken,
        specialty: broken,
        place: broken,
        Note: 'one\ntwo',
        startsAt: '2026-11-25T09:30:00.000Z',
      }),
    );
    expect(visit).toMatchObject({ doctor: whole, specialty: whole, place: whole, Note: 'one\ntwo' });
    const kept = taken(
      dish({
        Name: broken,
        Description: 'one\ntwo',
        Note: 'one\n\ntwo',
        ingredients: [line({ note: broken })],
        sections: [{ title: broken, ingredients: [] }],
        Steps: [{ description: 'one\ntwo' }],
      }),
    );
    expect([kept.Name, kept.sections[0].title, kept.ingredients[0].note]).toEqual([whole, whole, whole]);
    expect([kept.Description, kept.Note, kept.Steps[0].description]).toEqual([
      'one\ntwo',
      'one\n\ntwo',
      'one\ntwo',
    ]);
  });

  test.each([1, true, [], {}, ['Khachapuri']])('must be texts: %j is refused', (Note) => {
    expect(dish({ Note }).faults).toEqual(['Note: required']);
  });

  test('accept emoji up to their limits, short ones too', () => {
    const title = '🫓'.repeat(150);
    const kept = taken(dish({ sections: [{ title, ingredients: [line({ note: '🧄'.repeat(200) })] }] }));
    expect(kept.sections[0].title).toBe(title);
    expect(dish({ ingredients: [line({ note: '🧄'.repeat(201) })] }).faults).toEqual([
      'ingredients.0.note: tooLong',
    ]);
  });
});

describe('web addresses', () => {
  test.each([
    'http://[::1]/',
    'https://ka.wikipedia.org/wiki/ხაჭაპური?x=1#a',
    'http://example.com',
    'https://example.com/ა?x=1',
  ])('include %s', (sourceUrl) => {
    expect(taken(dish({ sourceUrl })).sourceUrl).toBe(sourceUrl);
  });

  test.each([
    'http://[::1',
    'https://',
    'http://a b',
    'https://:80/x',
    'http://x:99999/',
    'ftp://a.ge',
    'javascript:alert(1)',
    'ftp://example.com',
    'example.com',
    'https://a b',
    'https://a"onclick=',
    'data:text/html,x',
  ])('exclude %s', (sourceUrl) => {
    expect(dish({ sourceUrl }).faults).toEqual(['sourceUrl: url']);
  });

  test('have at most 2000 characters', () => {
    const sourceUrl = `https://example.com/${'x'.repeat(1980)}`;
    expect(taken(dish({ sourceUrl })).sourceUrl).toBe(sourceUrl);
    expect(dish({ sourceUrl: `${sourceUrl}x` }).faults).toEqual(['sourceUrl: tooLong']);
  });
});
