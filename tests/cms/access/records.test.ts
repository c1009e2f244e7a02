import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people, type Answer, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import {
  dishBody,
  idsOf,
  line,
  made,
  makeDish,
  makeProduct,
  makePublic,
  readDish,
  unique,
} from '../support/records';

/** Asks twice, cold and from the cache, and expects the same answer both times. */
async function twice(ask: () => Promise<Answer>): Promise<Answer> {
  const cold = await ask();
  const remembered = await ask();
  expect({ status: remembered.status, text: remembered.text }).toEqual({
    status: cold.status,
    text: cold.text,
  });
  return cold;
}

let hidden: ApiRecord;
let open: ApiRecord;
let shared: ApiRecord;
beforeAll(async () => {
  const { friend, user } = people();
  hidden = await makeDish(friend, { Note: 'Secret of my grandmother' });
  open = await makePublic(friend);
  shared = await makeDish(friend);
  made(await api(friend).act(`dishes/${shared.id}/collaborators`, { email: user.email }));
});

const OTHERS = ['user', 'stranger', 'courier', 'visitor'] as const;
const personOf = (who: (typeof OTHERS)[number]) => (who === 'visitor' ? undefined : people()[who]);

describe.each(OTHERS)('somebody else’s private dish, read by %s', (who) => {
  const as = () => api(personOf(who));

  test('is not found by its path', async () => {
    const { status, text } = await twice(() => as().get(`dishes/${hidden.id}?populate=deep,5`));
    expect(status).toBe(404);
    expect(text).not.toContain('grandmother');
  });

  test.each([
    'id=ID',
    'filters[id][$eq]=ID',
    'filters[id][$in][0]=ID',
    'filters[$or][0][id]=ID',
    'filters[visibility]=private&filters[id]=ID',
    'filters[id][$gte]=ID&filters[id][$lte]=ID',
  ])('is in no list by %s', async (query) => {
    const { data, body } = await twice(() => as().get(`dishes?${query.replaceAll('ID', String(hidden.id))}`));
    expect(data).toEqual([]);
    expect(body.meta.pagination.total).toBe(0);
  });

  test.each(['save', 'unsave', 'copy', 'collaborators', 'report', 'hide', 'feature'])(
    'is not found for %s',
    async (verb) => {
      const body = { collaborators: { email: people().stranger.email }, report: { why: 'x' } }[verb] ?? {};
      const { status, text } = await as().act(`dishes/${hidden.id}/${verb}`, body);
      expect([401, 403, 404]).toContain(status);
      if (who === 'user' && verb !== 'hide' && verb !== 'feature') expect(status).toBe(404);
      expect(text).not.toContain('grandmother');
    },
  );

  test('is not found for an edit or a deletion', async () => {
    const expected = { user: 404, stranger: 404, courier: 403, visitor: 401 }[who];
    expect((await as().put(`dishes/${hidden.id}`, { Note: 'x' })).status).toBe(expected);
    expect((await as().delete(`dishes/${hidden.id}`)).status).toBe(expected);
    expect(await readDish(people().friend, hidden.id)).toEqual(hidden);
  });

  test('can be read but not changed once it is public', async () => {
    const read = await twice(() => as().get(`dishes/${open.id}`));
    expect(read.status).toBe(200);
    const expected = { user: 403, stranger: 403, courier: 403, visitor: 401 }[who];
    expect((await as().put(`dishes/${open.id}`, { Note: 'x' })).status).toBe(expected);
    expect((await as().delete(`dishes/${open.id}`)).status).toBe(expected);
    expect(
      (await as().act(`dishes/${open.id}/collaborators`, { email: people().stranger.email })).status,
    ).toBe(expected);
  });
});

describe('a collaborator', () => {
  const as = () => api(people().user);

  test('reads and edits the dish', async () => {
    expect((await twice(() => as().get(`dishes/${shared.id}`))).status).toBe(200);
    expect(
      idsOf(await twice(() => as().get(`dishes?filters[collaborators][id][$eq]=${people().user.id}`))),
    ).toContain(shared.id);
    const { attributes } = made(await as().put(`dishes/${shared.id}`, { Note: 'More salt.' }));
    expect(attributes.Note).toBe('More salt.');
    expect(attributes.owner.data.id).toBe(people().friend.id);
  });

  test('sees the other editors', async () => {
    const { attributes } = await readDish(people().user, shared.id);
    expect(attributes.collaborators.data.map(({ id }: ApiRecord) => id)).toEqual([people().user.id]);
  });

  test('cannot delete or share the dish, or change its visibility', async () => {
    expect((await as().delete(`dishes/${shared.id}`)).status).toBe(403);
    expect(
      (await as().act(`dishes/${shared.id}/collaborators`, { email: people().stranger.email })).status,
    ).toBe(403);
    for (const given of [{ visibility: 'public' }, { collaborators: [] }]) {
      const answer = await as().put(`dishes/${shared.id}`, given);
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual([`${Object.keys(given)[0]}: unknown`]);
    }
  });

  test('loses access as soon as the owner removes them', async () => {
    const dish = await makeDish(people().friend);
    made(await api(people().friend).act(`dishes/${dish.id}/collaborators`, { email: people().user.email }));
    expect((await twice(() => as().get(`dishes/${dish.id}`))).status).toBe(200);
    made(await api(people().friend).put(`dishes/${dish.id}`, { collaborators: [] }));
    expect((await twice(() => as().get(`dishes/${dish.id}`))).status).toBe(404);
    expect((await as().put(`dishes/${dish.id}`, { Note: 'x' })).status).toBe(404);
  });
});

describe('relations in a body', () => {
  test('cannot name another person’s file or a missing one', async () => {
    for (const id of [1, 2147483647]) {
      const answer = await api(people().user).post('dishes', dishBody({ DishImages: [id] }));
      expect(answer.status).toBe(400);
    }
  });

  test('cannot name a person: collaborators come by invitation, owners never change', async () => {
    const { id } = await makeDish(people().user);
    const ids = [people().friend.id, people().stranger.id, 2147483647];
    for (const other of ids) {
      expect((await api(people().user).put(`dishes/${id}`, { collaborators: [other] })).status).toBe(400);
      expect((await api(people().user).post('dishes', dishBody({ collaborators: [other] }))).status).toBe(
        400,
      );
      expect((await api(people().user).put(`dishes/${id}`, { owner: other })).status).toBe(400);
    }
  });

  test('do not reveal whether a person exists', async () => {
    const { id } = await makeDish(people().user);
    const answers = await Promise.all(
      [people().friend.id, 2147483647].map((other) =>
        api(people().user).put(`dishes/${id}`, { collaborators: [other] }),
      ),
    );
    expect(at(answers, 0).text).toBe(at(answers, 1).text);
  });
});

describe('people', () => {
  test('can read themselves and nobody else', async () => {
    const { user, friend, courier } = people();
    expect((await twice(() => api(user).get(`users/${user.id}`))).data.attributes.email).toBe(user.email);
    for (const person of [user, courier]) {
      expect((await twice(() => api(person).get(`users/${friend.id}`))).status).toBe(404);
      expect((await api(person).put(`users/${friend.id}`, { Name: 'Taken over' })).status).toBe(404);
    }
    expect((await api(people().admin).put(`users/${friend.id}`, { Name: 'Taken over' })).status).toBe(403);
  });

  test('have their own saves', async () => {
    const person: Person = await newPerson();
    made(await api(person).act(`dishes/${open.id}/save`));
    const [mine] = idsOf(await api(person).get('saves'));
    for (const other of [people().user, people().admin]) {
      expect((await twice(() => api(other).get(`saves/${mine}`))).status).toBe(404);
      expect(idsOf(await twice(() => api(other).get(`saves?id=${mine}`)))).toEqual([]);
    }
  });
});

describe('another person’s products', () => {
  test('can be read and used, but not changed', async () => {
    const product = await makeProduct(people().friend);
    const as = api(people().user);
    expect((await twice(() => as.get(`products/${product.id}`))).status).toBe(200);
    expect((await as.put(`products/${product.id}`, { calories: 1 })).status).toBe(403);
    expect((await as.delete(`products/${product.id}`)).status).toBe(403);
    await makeDish(people().user, { ingredients: [line(product.id)] });
  });

  test('can be changed only by an Admin once verified', async () => {
    const product = await makeProduct(people().user);
    made(await api(people().admin).act(`products/${product.id}/verify`));
    expect((await api(people().user).put(`products/${product.id}`, { calories: 1 })).status).toBe(403);
    expect((await api(people().user).delete(`products/${product.id}`)).status).toBe(403);
    made(await api(people().admin).put(`products/${product.id}`, { calories: 1 }));
  });

  test('show names and figures inside a dish, even to people who cannot open the collection', async () => {
    const product = await makeProduct(people().friend, { Name: unique('Walnut'), calories: 654 });
    const dish = await makePublic(people().friend, { ingredients: [line(product.id)] });
    for (const person of [undefined, people().courier]) {
      const { attributes } = await readDish(person, dish.id);
      expect(attributes.ingredients[0].product.data.attributes).toMatchObject({
        Name: product.attributes.Name,
        calories: 654,
      });
      expect([401, 403]).toContain((await api(person).get(`products/${product.id}`)).status);
    }
  });
});
