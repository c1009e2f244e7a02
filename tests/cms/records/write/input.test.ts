import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type Answer, type ApiRecord } from '../../support/api';
import { dishBody, line, made, makeProduct, unique } from '../../support/records';

// tests/server/records/input.test.ts checks the rules in process; this file checks that they hold over HTTP.
const user = () => api(people().user);
const lines = (count: number) => Array.from({ length: count }, () => line(product.id));
const create = (given: Record<string, unknown>): Promise<Answer> => user().post('dishes', dishBody(given));
let product: ApiRecord;
beforeAll(async () => {
  product = await makeProduct(people().user);
});

describe('a body’s fields', () => {
  test('are kept as given, up to every limit', async () => {
    const amounts = [0.001, 0.5, 1, 99_999.99, 100_000];
    const note = '🧄'.repeat(200);
    const title = '🫓'.repeat(150);
    const texts = {
      Name: '👩‍👩‍👧‍👦'.repeat(21) + 'x'.repeat(3),
      Description: 'ხ'.repeat(5000),
      Note: 'ხ'.repeat(5000),
      sourceUrl: `https://example.com/${'x'.repeat(1980)}`,
    };
    const numbers = { TimeToCook: 10_080, prepTime: 10_080, servingAmount: 100, cookedWeight: 1_000_000 };
    const steps = Array.from({ length: 50 }, () => ({ description: 'ხ'.repeat(2000), minutes: 10_080 }));
    const { attributes } = made(
      await create({
        ...texts,
        ...numbers,
        ingredients: amounts.map((amount) => line(product.id, { amount, note })),
        sections: [{ title, ingredients: lines(95) }],
        Steps: steps,
      }),
    );
    expect(attributes).toMatchObject({ ...texts, ...numbers });
    expect(attributes.ingredients).toMatchObject(amounts.map((amount) => ({ amount, note })));
    expect(attributes.sections).toMatchObject([{ title }]);
    expect(attributes.sections[0].ingredients).toHaveLength(95);
    expect(attributes.Steps).toMatchObject(steps);
  });

  test.each<[string, Record<string, unknown>]>([
    [
      'least',
      { costTetri: 0, calories: 0, fats: 0, edibleShare: 0.01, gramsPerMl: 0.53, gramsPerPiece: 0.3 },
    ],
    ['middling', { costTetri: 1, calories: 0.5 }],
    ['most', { calories: 900, fats: 100, edibleShare: 1, gramsPerMl: 30, gramsPerPiece: 1400 }],
  ])('are kept for a product: its %s figures', async (_which, given) => {
    const Name = unique('ნ'.repeat(39));
    const body = { Name, NameKa: unique('ხ'.repeat(39)), ...given };
    expect(made(await user().post('products', body)).attributes).toMatchObject(body);
  });

  test('are cleaned before they are measured', async () => {
    const decomposed = 'e\u0301'.repeat(5);
    expect(made(await create({ Name: `  ${decomposed}\n` })).attributes.Name).toBe('é'.repeat(5));
    expect(faults(await create({ Name: `a${' '.repeat(10)}` }))).toEqual(['Name: name']);
  });

  test('are refused with each fault at its field, also in an edit', async () => {
    const wrong = {
      Name: 'abcd',
      Description: 'ხ'.repeat(5001),
      TimeToCook: 1.5,
      sourceUrl: 'javascript:alert(1)',
      ingredients: [line(product.id, { amount: 0 })],
      Steps: [{ description: 'Wait.', minutes: 0 }],
    };
    const told = [
      'Description: tooLong',
      'Name: name',
      'Steps.0.minutes: time',
      'TimeToCook: time',
      'ingredients.0.amount: amount',
      'sourceUrl: url',
    ];
    const refused = await create(wrong);
    expect([refused.status, faults(refused).toSorted()]).toEqual([400, told]);
    expect(refused.error.details.errors).toContainEqual(
      expect.objectContaining({ path: ['Description'], key: 'tooLong', values: { max: 5000 } }),
    );
    const { id } = made(await create({}));
    const edit = await user().put(`dishes/${id}`, wrong);
    expect([edit.status, faults(edit).toSorted()]).toEqual([400, told]);
    const bad = await user().post('products', { Name: 'ნ'.repeat(50), calories: 1001, gramsPerMl: 0 });
    expect([bad.status, faults(bad).toSorted()]).toEqual([
      400,
      ['Name: ingredientName', 'calories: range', 'gramsPerMl: amount'],
    ]);
  });

  test.each(['1e999', '-1e999', 'NaN', 'Infinity', '01', '1_000', '.5', '0x10'])(
    'must be finite JSON: %s is refused',
    async (text) => {
      const body = `{"data":{"Name":"Khachapuri","ingredients":[{"product":${product.id},"unit":"gr","amount":${text}}]}}`;
      const answer = await user().send('POST', 'dishes', {
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );

  test('hold at most 100 ingredients in all, also when an edit sends only one of the two lists', async () => {
    const { id } = made(await create({ ingredients: lines(60) }));
    const answer = await user().put(`dishes/${id}`, {
      sections: [{ title: 'Filling', ingredients: lines(41) }],
    });
    expect(faults(answer)).toEqual(['ingredients: tooMany']);
  });
});

describe('texts', () => {
  test('lose control characters and nothing else', async () => {
    const { attributes } = made(await create({ Note: 'a\u0000b\u0007c\r\nd\te\u200df <b>&amp;</b>' }));
    expect(attributes.Note).toBe('abc\nd\te\u200df <b>&amp;</b>');
  });

  test('keep mark-up as plain words, anywhere', async () => {
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

  test('accept half a surrogate pair', async () => {
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
