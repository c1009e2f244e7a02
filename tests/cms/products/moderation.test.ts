import { describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, people, type ApiRecord } from '../support/api';
import {
  idsOf,
  line,
  made,
  makeDish,
  makeProduct,
  makePublic,
  readDish,
  recordsOf,
  unique,
} from '../support/records';

const FULL = { calories: 100, fats: 1, carbs: 2, prots: 3, costTetri: 10 };
const admin = () => api(people().admin);
const user = () => api(people().user);

describe('verifying a product', () => {
  test('is for Admins, holds at once, and can be undone', async () => {
    const product = await makeProduct(people().user, FULL);
    expect(made(await admin().act(`products/${product.id}/verify`)).attributes.verified).toBe(true);
    expect(made(await user().get(`products/${product.id}`)).attributes.verified).toBe(true);
    expect((await user().put(`products/${product.id}`, { calories: 1 })).status).toBe(403);
    expect(
      made(await admin().act(`products/${product.id}/verify`, { verified: false })).attributes.verified,
    ).toBe(false);
    made(await user().put(`products/${product.id}`, { calories: 1 }));
  });

  test.each([
    { verified: 'yes' },
    { verified: null },
    { verified: 1 },
    { sold: true },
    { verified: true, x: 1 },
  ])('refuses %j', async (data) => {
    const product = await makeProduct(people().user);
    expect((await admin().act(`products/${product.id}/verify`, data)).status).toBe(400);
  });
});

describe('merging a product', () => {
  test('moves every recipe to the other one and frees the name', async () => {
    const from = await makeProduct(people().user, { ...FULL, calories: 500 });
    const into = await makeProduct(people().friend, FULL);
    const lines = await makePublic(people().user, {
      servingAmount: 1,
      ingredients: [line(from.id), line(into.id)],
    });
    const sections = await makeDish(people().friend, {
      servingAmount: 1,
      sections: [{ title: 'Top', ingredients: [line(from.id)] }],
    });
    for (const reader of [undefined, people().courier])
      expect((await readDish(reader, lines.id)).attributes.calories).toBe(600);
    const answer = made(await admin().act(`products/${from.id}/merge`, { into: into.id }));
    expect(answer.id).toBe(into.id);
    for (const reader of [undefined, people().user, people().courier]) {
      const { attributes } = await readDish(reader, lines.id);
      expect(attributes.calories).toBe(200);
      expect(
        attributes.ingredients.map(({ product }: { product: { data: ApiRecord } }) => product.data.id),
      ).toEqual([into.id, into.id]);
    }
    expect((await readDish(people().friend, sections.id)).attributes.calories).toBe(100);
    expect((await user().get(`products/${from.id}`)).status).toBe(404);
    expect(idsOf(await user().get(`dishes?contains=${from.id}`))).toEqual([]);
    expect(idsOf(await user().get(`dishes?contains=${into.id}&filters[owner]=${people().user.id}`))).toEqual([
      lines.id,
    ]);
    await makeProduct(people().user, { Name: from.attributes.Name });
  });

  test('keeps updatedAt of the recipes, which nobody edited', async () => {
    const [from, into] = [await makeProduct(people().user, FULL), await makeProduct(people().user, FULL)];
    const dish = await makeDish(people().user, { ingredients: [line(from.id)] });
    made(await admin().act(`products/${from.id}/merge`, { into: into.id }));
    expect((await readDish(people().user, dish.id)).attributes.updatedAt).toBe(dish.attributes.updatedAt);
  });

  test.each([undefined, null, 0, -1, 1.5, 'x', [], {}, 2147483647, 2147483648, 1e300])(
    'into %j is refused, and nothing is lost',
    async (into) => {
      const from = await makeProduct(people().user);
      const answer = await admin().act(`products/${from.id}/merge`, { into });
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual(['into: reference']);
      made(await user().get(`products/${from.id}`));
    },
  );

  test('into itself, or with other fields in the body, is refused', async () => {
    const from = await makeProduct(people().user);
    expect(faults(await admin().act(`products/${from.id}/merge`, { into: from.id }))).toEqual([
      'into: reference',
    ]);
    expect(faults(await admin().act(`products/${from.id}/merge`, { into: from.id, keep: true }))).toEqual([
      'keep: unknown',
    ]);
    expect((await admin().act('products/2147483647/merge', { into: from.id })).status).toBe(404);
  });
});

describe('importing products', () => {
  const importRows = (rows: unknown) => admin().act('products/import', { rows });
  const named = async (Name: string) =>
    recordsOf(await admin().get(`products?filters[Name][$eqi]=${encodeURIComponent(Name)}`));

  test('creates new and changes known ones, by either name', async () => {
    const known = await makeProduct(people().user, { ...FULL, NameKa: unique('ბრინჯი') });
    const dish = await makePublic(people().user, { servingAmount: 1, ingredients: [line(known.id)] });
    const Name = unique('Millet');
    const { status, data } = await importRows([
      { Name, NameKa: unique('ფეტვი'), calories: 378, allergens: [] },
      { Name: ` ${known.attributes.Name.toUpperCase()} `, calories: 360 },
    ]);
    expect({ status, data }).toEqual({ status: 200, data: { created: 1, updated: 1 } });
    expect(at(await named(Name), 0).attributes.calories).toBe(378);
    const changed = made(await user().get(`products/${known.id}?populate=deep`)).attributes;
    expect(changed).toMatchObject({ calories: 360, fats: 1, NameKa: known.attributes.NameKa });
    expect(changed.owner.data.id).toBe(people().user.id);
    expect((await readDish(undefined, dish.id)).attributes.calories).toBe(360);
  });

  test('names every wrong row and field, and imports nothing', async () => {
    const taken = await makeProduct(people().user, { NameKa: unique('ჭვავი') });
    const names = Array.from({ length: 5 }, () => unique('Oats'));
    const answer = await importRows([
      { Name: names[0], calories: 10 },
      { Name: names[1], calories: -1, colour: 'red' },
      { NameKa: 'უსახელო' },
      { Name: names[2], NameKa: taken.attributes.Name },
      { Name: names[3] },
      { Name: at(names, 3).toUpperCase() },
      'no row at all',
      { Name: names[4], verified: true },
    ]);
    expect(answer.status).toBe(400);
    expect(faults(answer).toSorted()).toEqual(
      [
        'rows.1.calories: range',
        'rows.1.colour: unknown',
        'rows.2.Name: required',
        'rows.3.NameKa: productExists',
        'rows.5.Name: productExists',
        'rows.6: required',
        'rows.7.verified: unknown',
      ].toSorted(),
    );
    for (const Name of names) expect(await named(Name)).toEqual([]);
  });

  test.each([undefined, null, [], {}, 'x', 1])('refuses %j as rows', async (rows) => {
    const answer = await importRows(rows);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(['rows: required']);
  });

  test('refuses more than 5,000 rows, and other fields beside them', async () => {
    expect(faults(await importRows(Array.from({ length: 5001 }, (_, at) => ({ Name: `R${at}` }))))).toEqual([
      'rows: tooMany',
    ]);
    expect(faults(await admin().act('products/import', { rows: [{ Name: 'x' }], dryRun: true }))).toEqual([
      'dryRun: unknown',
    ]);
  });

  test('lets others write while it handles a long table', async () => {
    const word = unique('Grain');
    let isOver = false;
    const importing = importRows(
      Array.from({ length: 1_000 }, (_none, at) => ({ Name: `${word} ${at}` })),
    ).then((answer) => {
      isOver = true;
      return answer;
    });
    const whileItGoes = async () => {
      await makeDish(people().user);
      return !isOver;
    };
    expect(await Promise.all([whileItGoes(), whileItGoes(), whileItGoes()])).toEqual([true, true, true]);
    expect((await importing).data).toEqual({ created: 1_000, updated: 0 });
  });

  test('with the same key twice imports once', async () => {
    const Name = unique('Semolina');
    const headers = { 'Idempotency-Key': `import-${Name.slice(-8)}` };
    const first = await admin().post('products/import', { rows: [{ Name }] }, headers);
    const second = await admin().post('products/import', { rows: [{ Name }] }, headers);
    expect(second.data).toEqual(first.data);
    expect(first.data).toEqual({ created: 1, updated: 0 });
  });
});
