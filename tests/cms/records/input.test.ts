import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type Answer, type Shown } from '../support/api';
import { dishBody, line, made, makeProduct, productBody, unique } from '../support/records';

const user = () => api(people().user);
const create = (given: Record<string, unknown>): Promise<Answer> => user().post('dishes', dishBody(given));
let product: Shown;
beforeAll(async () => {
  product = await makeProduct(people().user);
});

const FACES = { Latin: 'a', Georgian: 'ღ', emoji: '🫓', 'a family of seven code points': '👩‍👩‍👧‍👦' };
const LENGTHS = Object.entries(FACES).flatMap(([kind, face]) => {
  const points = [...face].length;
  // What is cut off a face of several code points is made up with letters.
  const text = (length: number) => face.repeat(Math.floor(length / points)) + 'x'.repeat(length % points);
  return [4, 5, 150, 151].map((length) => [kind, length, text(length)] as const);
});

describe('lengths count code points', () => {
  test.each(LENGTHS)('a name in %s of %i', async (_kind, length, Name) => {
    expect([...Name]).toHaveLength(length);
    const answer = await user().post('dishes', { Name });
    if (length < 5 || length > 150) expect(faults(answer)).toEqual(['Name: name']);
    else expect(made(answer).attributes.Name).toBe(Name);
  });

  test('after trimming and NFC', async () => {
    const decomposed = 'e\u0301'.repeat(5);
    expect(made(await create({ Name: `  ${decomposed}\n` })).attributes.Name).toBe('é'.repeat(5));
    expect(faults(await create({ Name: 'e\u0301'.repeat(4) }))).toEqual(['Name: name']);
    expect(faults(await create({ Name: `a${' '.repeat(10)}` }))).toEqual(['Name: name']);
    expect(made(await create({ Name: ` ${'ა'.repeat(150)} ` })).attributes.Name).toHaveLength(150);
  });

  test.each(['', '   ', '\n\t', '\u0000', null])('a blank name %j is missing', async (Name) => {
    expect(faults(await create({ Name }))).toEqual(['Name: required']);
  });

  test.each<[string, (text: string) => Record<string, unknown>, number]>([
    ['Description', (text) => ({ Description: text }), 5000],
    ['Note', (text) => ({ Note: text }), 5000],
    ['Steps.0.description', (text) => ({ Steps: [{ description: text }] }), 2000],
    ['sections.0.title', (text) => ({ sections: [{ title: text, ingredients: [] }] }), 150],
  ])('%s takes up to its limit and no more', async (path, body, max) => {
    made(await create(body('ხ'.repeat(max))));
    const answer = await create(body('ხ'.repeat(max + 1)));
    expect(answer.status).toBe(400);
    expect(answer.error.details.errors[0]).toMatchObject({
      path: path.split('.'),
      key: 'tooLong',
      values: { max },
    });
  });

  test('an ingredient is called by 1 to 49', async () => {
    made(await user().post('products', productBody({ Name: unique('ნ'.repeat(40)) })));
    const answer = await user().post('products', { Name: 'ნ'.repeat(50) });
    expect(faults(answer)).toEqual(['Name: ingredientName']);
    expect(faults(await user().post('products', { Name: unique('x'), NameKa: 'ნ'.repeat(50) }))).toEqual([
      'NameKa: ingredientName',
    ]);
    expect(faults(await user().post('products', { Name: ' ' }))).toEqual(['Name: required']);
  });
});

describe('numbers', () => {
  const amountOf = (amount: unknown) => create({ ingredients: [line(product.id, { amount })] });

  test.each([0.001, 0.5, 1, 99_999.99, 100_000])('an amount of %d is taken', async (amount) => {
    expect(made(await amountOf(amount)).attributes.ingredients[0].amount).toBe(amount);
  });

  test.each([0, -0, -1, 100_000.001, 1e9, '1,5', '1.5', true, [1], { value: 1 }])(
    'an amount of %j is refused',
    async (amount) => {
      const answer = await amountOf(amount);
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual(['ingredients.0.amount: amount']);
    },
  );

  test.each(['1e999', '-1e999', 'NaN', 'Infinity', '01', '1_000', '.5', '0x10'])(
    'what JSON can not hold or hold finite, %s, is refused',
    async (text) => {
      const body = `{"data":{"Name":"Khachapuri","ingredients":[{"product":${product.id},"unit":"gr","amount":${text}}]}}`;
      const answer = await user().send('POST', 'dishes', {
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );

  test.each<[string, unknown[], unknown[]]>([
    ['TimeToCook', [1, 10_080], [0, -5, 10_081, 1.5, '90', 1e9]],
    ['servingAmount', [1, 100], [0, 101, -1, 2.5, '4', []]],
    ['cookedWeight', [1, 0.5 + 1, 1_000_000], [0, -1, 1_000_001, 'much']],
  ])('%s keeps its limits', async (field, good, bad) => {
    for (const value of good) expect(made(await create({ [field]: value })).attributes[field]).toBe(value);
    for (const value of bad) {
      const answer = await create({ [field]: value });
      expect(answer.status, JSON.stringify(value)).toBe(400);
      expect(faults(answer)[0]).toMatch(new RegExp(`^${field}: `));
    }
  });

  test('minutes of a step keep their limits', async () => {
    made(await create({ Steps: [{ description: 'Wait.', minutes: 10_080 }] }));
    for (const minutes of [0, -1, 0.5, 10_081, '5']) {
      expect(faults(await create({ Steps: [{ description: 'Wait.', minutes }] }))).toEqual([
        'Steps.0.minutes: time',
      ]);
    }
  });

  test.each<[string, unknown[], unknown[]]>([
    ['costTetri', [0, 1, 2500], [1.5, -1, '25', 1e12]],
    ['calories', [0, 0.5, 900], [-1, 1001, '300']],
    ['fats', [0, 100], [-0.1, 100.1]],
    ['edibleShare', [0.01, 1], [0, 1.01, -1]],
    ['gramsPerMl', [0.53, 30], [0, 31]],
    ['gramsPerPiece', [0.3, 1400], [0, -5, 1e9]],
  ])('a product keeps the limits of %s', async (field, good, bad) => {
    for (const value of good)
      expect(made(await user().post('products', productBody({ [field]: value }))).attributes[field]).toBe(
        value,
      );
    for (const value of bad) {
      const answer = await user().post('products', productBody({ [field]: value }));
      expect(answer.status, JSON.stringify(value)).toBe(400);
      expect(faults(answer)[0]).toMatch(new RegExp(`^${field}: `));
    }
  });
});

describe('how many', () => {
  const lines = (count: number) => Array.from({ length: count }, () => line(product.id));

  test('ingredients: 100 in all, sections counted with them', async () => {
    made(await create({ ingredients: lines(60), sections: [{ title: 'Filling', ingredients: lines(40) }] }));
    const split = await create({
      ingredients: lines(60),
      sections: [{ title: 'Filling', ingredients: lines(41) }],
    });
    expect(faults(split)).toEqual(['ingredients: tooMany']);
    expect(faults(await create({ ingredients: lines(101) }))).toEqual(['ingredients: tooMany']);
  });

  test('ingredients: also when an edit brings only one of the two lists', async () => {
    const { id } = made(await create({ ingredients: lines(60) }));
    const answer = await user().put(`dishes/${id}`, {
      sections: [{ title: 'Filling', ingredients: lines(41) }],
    });
    expect(faults(answer)).toEqual(['ingredients: tooMany']);
  });

  test('steps: 50', async () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ description: `Step ${at}` }));
    made(await create({ Steps: steps(50) }));
    const answer = await create({ Steps: steps(51) });
    expect(answer.error.details.errors[0]).toMatchObject({
      path: ['Steps'],
      key: 'tooMany',
      values: { max: 50 },
    });
  });
});

describe('texts', () => {
  test('lose control characters and nothing else', async () => {
    const { attributes } = made(await create({ Note: 'a\u0000b\u0007c\r\nd\te\u200df <b>&amp;</b>' }));
    expect(attributes.Note).toBe('abc\nd\te\u200df <b>&amp;</b>');
  });

  test('of one line have no breaks and no tabs, of several they keep them', async () => {
    const broken = 'Dr\tTamar\r\n \u2028Gogia \u0085 of\nTbilisi';
    const whole = 'Dr Tamar Gogia of Tbilisi';
    const mine = api(people().user);
    const visit = made(
      await mine.post('visits', {
        doctor: broken,
        specialty: broken,
        place: broken,
        Note: 'one\ntwo',
        startsAt: '2026-11-25T09:30:00.000Z',
      }),
    );
    expect(visit.attributes).toMatchObject({
      doctor: whole,
      specialty: whole,
      place: whole,
      Note: 'one\ntwo',
    });
    const dish = made(
      await create({
        Name: broken,
        Description: 'one\ntwo',
        Note: 'one\n\ntwo',
        ingredients: [line(product.id, { note: broken })],
        sections: [{ title: broken, ingredients: [] }],
        Steps: [{ description: 'one\ntwo' }],
      }),
    ).attributes;
    expect([dish.Name, dish.sections[0].title, dish.ingredients[0].note]).toEqual([whole, whole, whole]);
    expect([dish.Description, dish.Note, dish.Steps[0].description]).toEqual([
      'one\ntwo',
      'one\n\ntwo',
      'one\ntwo',
    ]);
  });

  test.each([
    'http://[::1',
    'https://',
    'http://a b',
    'https://:80/x',
    'http://x:99999/',
    'ftp://a.ge',
    'javascript:alert(1)',
  ])('an address must be whole: %s is none', async (sourceUrl) => {
    expect(faults(await create({ sourceUrl }))).toEqual(['sourceUrl: url']);
  });

  test.each(['http://[::1]/', 'https://ka.wikipedia.org/wiki/ხაჭაპური?x=1#a'])(
    '%s is an address',
    async (sourceUrl) => {
      expect(made(await create({ sourceUrl })).attributes.sourceUrl).toBe(sourceUrl);
    },
  );

  test('keep mark-up as the words it is, wherever it stands', async () => {
    const bad = `<script>alert('${unique('x')}')</script><b>"&amp;`;
    const short = `<i>${unique('x')}`;
    const { id } = made(await user().post('products', { Name: short, NameKa: `<u>${short}` }));
    const { attributes } = made(
      await user().post('dishes', {
        Name: bad,
        Description: bad,
        Note: bad,
        ingredients: [line(id, { note: bad })],
        sections: [{ title: bad, ingredients: [line(id, { note: bad })] }],
        Steps: [{ description: bad }],
      }),
    );
    const [section] = attributes.sections;
    const texts = [attributes.Name, attributes.Description, attributes.Note, section.title];
    const parts = [
      attributes.ingredients[0].note,
      section.ingredients[0].note,
      attributes.Steps[0].description,
    ];
    expect([...texts, ...parts]).toEqual(Array.from({ length: 7 }, () => bad));
    expect(attributes.ingredients[0].product.data.attributes).toMatchObject({
      Name: short,
      NameKa: `<u>${short}`,
    });
    expect((await user().get(`dishes?_q=${encodeURIComponent(bad)}`)).status).toBe(200);
  });

  test.each([1, true, [], {}, ['Khachapuri']])('are texts: %j is refused', async (Note) => {
    expect(faults(await create({ Note }))).toEqual(['Note: required']);
  });

  test.each(['http://example.com', 'https://example.com/ა?x=1'])(
    'an address %s is taken',
    async (sourceUrl) => {
      expect(made(await create({ sourceUrl })).attributes.sourceUrl).toBe(sourceUrl);
    },
  );
  test.each([
    'javascript:alert(1)',
    'ftp://example.com',
    'example.com',
    'https://',
    'https://a b',
    'https://a"onclick=',
    'data:text/html,x',
  ])('an address %s is refused', async (sourceUrl) => {
    expect(faults(await create({ sourceUrl }))).toEqual(['sourceUrl: url']);
  });

  test('an address of 2000 is taken, of 2001 refused', async () => {
    const sourceUrl = `https://example.com/${'x'.repeat(1980)}`;
    expect(made(await create({ sourceUrl })).attributes.sourceUrl).toBe(sourceUrl);
    expect(faults(await create({ sourceUrl: `${sourceUrl}x` }))).toEqual(['sourceUrl: tooLong']);
  });

  test('the short ones take emoji up to their limits too', async () => {
    const title = '🫓'.repeat(150);
    const ingredients = [line(product.id, { note: '🧄'.repeat(200) })];
    const { attributes } = made(await create({ sections: [{ title, ingredients }] }));
    expect(attributes.sections[0].title).toBe(title);
    expect(faults(await create({ ingredients: [line(product.id, { note: '🧄'.repeat(201) })] }))).toEqual([
      'ingredients.0.note: tooLong',
    ]);
  });

  test('half a pair of code units does no harm', async () => {
    const body = '{"data":{"Name":"Khachapuri \\ud83c","Note":"\\udf55 alone"}}';
    const answer = await user().send('POST', 'dishes', {
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200)
      expect((await user().get(`dishes/${answer.data.id}`)).data.attributes.Name.isWellFormed()).toBe(true);
  });
});
