import { describe, expect, test } from 'vitest';
import { api, people } from '../../support/api';
import { line, made, makeDish, makeProduct, makePublic, readDish } from '../../support/records';

const user = () => api(people().user);

describe('a PUT with the updatedAt it has read', () => {
  test('is accepted while nothing has changed since', async () => {
    const dish = await makeDish(people().user);
    const { updatedAt } = dish.attributes;
    const put = made(await user().put(`dishes/${dish.id}`, { Note: 'First.', updatedAt }));
    expect(put.attributes.Note).toBe('First.');
    made(await user().put(`dishes/${dish.id}`, { Note: 'Second.', updatedAt: put.attributes.updatedAt }));
  });

  test('is refused with the present record once somebody else has saved', async () => {
    const dish = await makeDish(people().user);
    const { updatedAt } = dish.attributes;
    await user().put(`dishes/${dish.id}`, { Note: 'Theirs.' });
    const answer = await user().put(`dishes/${dish.id}`, { Note: 'Mine.', updatedAt });
    expect(answer.status).toBe(409);
    expect(answer.error.details.code).toBe('record.changedSince');
    expect(answer.error.details.present).toEqual(await readDish(people().user, dish.id));
    expect(answer.error.details.present.attributes.Note).toBe('Theirs.');
  });

  test('is refused for a future time as well as for an old one', async () => {
    const dish = await makeDish(people().user);
    for (const updatedAt of ['2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const answer = await user().put(`dishes/${dish.id}`, { Note: 'x', updatedAt });
      expect(answer.error.details.code).toBe('record.changedSince');
    }
  });

  test('accepts the same instant in another zone', async () => {
    const dish = await makeDish(people().user);
    const instant = new Date(Date.parse(dish.attributes.updatedAt) + 4 * 3_600_000)
      .toISOString()
      .replace('Z', '+04:00');
    made(await user().put(`dishes/${dish.id}`, { Note: 'Same.', updatedAt: instant }));
  });

  test.each(['yesterday', '', null, 0, {}, true, '2026-13-45'])(
    'is refused as invalid for %j',
    async (updatedAt) => {
      const dish = await makeDish(people().user);
      const answer = await user().put(`dishes/${dish.id}`, { Note: 'x', updatedAt });
      expect(answer.status).toBe(400);
      expect(answer.error.details.errors[0].path).toEqual(['updatedAt']);
    },
  );

  test('succeeds for exactly one of twenty at once', async () => {
    const dish = await makeDish(people().user);
    const { updatedAt } = dish.attributes;
    const puts = Array.from({ length: 20 }, (_, at) =>
      user().put(`dishes/${dish.id}`, { Note: `Note ${at}`, updatedAt }),
    );
    const statuses = (await Promise.all(puts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('does not show the present record to a caller who may not see it', async () => {
    const dish = await makeDish(people().user);
    const answer = await api(people().friend).put(`dishes/${dish.id}`, {
      Note: 'x',
      updatedAt: '2001-01-01T00:00:00.000Z',
    });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(dish.attributes.Name);
  });
});

describe('updatedAt', () => {
  test('strictly increases with every edit, however fast', async () => {
    const dish = await makeDish(people().user);
    const seen = [dish.attributes.updatedAt];
    for (let at = 0; at < 15; at += 1) {
      seen.push(made(await user().put(`dishes/${dish.id}`, { Note: `Edit ${at}` })).attributes.updatedAt);
    }
    for (let at = 1; at < seen.length; at += 1)
      expect(Date.parse(seen[at])).toBeGreaterThan(Date.parse(seen[at - 1]));
  });

  test('strictly increases across concurrent edits', async () => {
    const dish = await makeDish(people().user);
    const puts = Array.from({ length: 10 }, (_, at) =>
      user().put(`dishes/${dish.id}`, { Note: `Edit ${at}` }),
    );
    const stamps = (await Promise.all(puts)).map((answer) => made(answer).attributes.updatedAt);
    expect(new Set(stamps).size).toBe(10);
    const now = await readDish(people().user, dish.id);
    expect(now.attributes.updatedAt).toBe(stamps.toSorted().at(-1));
  });

  test('is the same in a list, in one record and in the answer to the write', async () => {
    const dish = await makeDish(people().user);
    const put = made(await user().put(`dishes/${dish.id}`, { Note: 'x' }));
    const [listed] = (await user().get(`dishes?id=${dish.id}`)).data;
    expect(listed.attributes.updatedAt).toBe(put.attributes.updatedAt);
    expect((await readDish(people().user, dish.id)).attributes.updatedAt).toBe(put.attributes.updatedAt);
  });

  test('stays when the CMS recomputes figures, while the ETag changes', async () => {
    const product = await makeProduct(people().user, {
      calories: 100,
      fats: 1,
      carbs: 1,
      prots: 1,
      costTetri: 5,
    });
    const dish = await makePublic(people().user, { ingredients: [line(product.id)] });
    const path = `dishes/${dish.id}?populate=deep,5`;
    const before = await user().get(path);
    made(await user().put(`products/${product.id}`, { calories: 200 }));
    const after = await user().get(path);
    expect(after.data.attributes.calories).toBe(50);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(after.data.attributes.updatedAt).toBe(before.data.attributes.updatedAt);
    made(await user().put(`dishes/${dish.id}`, { Note: 'x', updatedAt: before.data.attributes.updatedAt }));
  });

  test('stays when others save, report, hide or feature the dish', async () => {
    const dish = await makePublic(people().user);
    const { updatedAt } = dish.attributes;
    await api(people().friend).act(`dishes/${dish.id}/save`);
    await api(people().friend).act(`dishes/${dish.id}/report`, { why: 'Too salty.' });
    await api(people().admin).act(`dishes/${dish.id}/feature`);
    await api(people().admin).act(`dishes/${dish.id}/hide`);
    const now = await readDish(people().user, dish.id);
    expect(now.attributes).toMatchObject({ saveCount: 1, featured: true, hidden: true, updatedAt });
  });
});
