import { beforeAll, describe, expect, test } from 'vitest';
import { api, newPerson, people, type Answer, type ApiRecord } from '../../support/api';
import type { Person } from '../../support/people';
import { idsOf, makeDish, makeProduct, unique } from '../../support/records';

const COUNT = 104;
let owner: Person;
/** Query that lists only the owner's dishes. */
let mine: string;

beforeAll(async () => {
  owner = await newPerson();
  mine = `filters[owner][id][$eq]=${owner.id}`;
  for (let at = 0; at < COUNT; at += 1) {
    await makeDish(owner, {
      Name: `Dish number ${at}`,
      TimeToCook: (at % 7) + 1,
      Note: at % 2 ? 'Odd.' : null,
    });
  }
});

const list = (query: string): Promise<Answer> => api(owner).get(`dishes?${mine}&${query}`);
const names = ({ data }: Answer): string[] => data.map(({ attributes }: ApiRecord) => attributes.Name);

describe('pagination', () => {
  test('gives 25 per page, newest first, and counts all', async () => {
    const answer = await list('');
    expect(answer.body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 5, total: COUNT });
    expect(names(answer)).toEqual(Array.from({ length: 25 }, (_, at) => `Dish number ${COUNT - 1 - at}`));
  });

  test('shows each record on one page only', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push(await list(`pagination[page]=${page}&pagination[pageSize]=30`));
    expect(pages.map(({ data }) => data.length)).toEqual([30, 30, 30, 14]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(COUNT);
    for (const [at, { body }] of pages.entries()) {
      expect(body.meta.pagination).toEqual({ page: at + 1, pageSize: 30, pageCount: 4, total: COUNT });
    }
  });

  test('gives at most 100 per page', async () => {
    const answer = await list('pagination[pageSize]=1000');
    expect(answer.data).toHaveLength(100);
    expect(answer.body.meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 2, total: COUNT });
  });

  test('counts all even on an empty page past the end', async () => {
    const answer = await list('pagination[page]=999');
    expect(answer.data).toEqual([]);
    expect(answer.body.meta.pagination).toEqual({ page: 999, pageSize: 25, pageCount: 5, total: COUNT });
  });

  test.each([
    'pagination[page]=0',
    'pagination[page]=-1',
    'pagination[page]=1.5',
    'pagination[page]=x',
    'pagination[page]=',
    'pagination[page][a]=1',
    'pagination[pageSize]=0',
    'pagination[pageSize]=-5',
    'pagination[pageSize]=all',
    'pagination[page]=99999999999999999999',
    'pagination=2',
    'pagination[start]=0',
    'pagination[limit]=10',
    'pagination[withCount]=false',
  ])('refuses %s, naming it', async (query) => {
    const { status, error } = await list(query);
    expect(status).toBe(400);
    const named = /\[(\w+)\]/.exec(query)?.[1] ?? 'pagination';
    expect(error.details.errors[0].path.join('.')).toContain(named);
  });

  test('updates the total at once after a write', async () => {
    const before = await list('pagination[pageSize]=5');
    const dish = await makeDish(owner);
    expect((await list('pagination[pageSize]=5')).body.meta.pagination.total).toBe(
      before.body.meta.pagination.total + 1,
    );
    await api(owner).delete(`dishes/${dish.id}`);
    expect((await list('pagination[pageSize]=5')).body.meta.pagination.total).toBe(
      before.body.meta.pagination.total,
    );
  });
});

describe('sorting', () => {
  const sorted = async (query: string, field: string) =>
    (await list(`${query}&pagination[pageSize]=100`)).data.map(
      ({ attributes }: ApiRecord) => attributes[field],
    );

  test('works by a number, either way', async () => {
    const rising = await sorted('sort=TimeToCook', 'TimeToCook');
    expect(rising).toEqual(rising.toSorted((a: number, b: number) => a - b));
    const falling = await sorted('sort=TimeToCook:desc', 'TimeToCook');
    expect(falling).toEqual(falling.toSorted((a: number, b: number) => b - a));
  });

  test.each([
    'sort=TimeToCook:desc,Name:asc',
    'sort[0]=TimeToCook:desc&sort[1]=Name:asc',
    'sort[]=TimeToCook:desc&sort[]=Name',
  ])('works by one field within another: %s', async (query) => {
    const { data } = await list(`${query}&pagination[pageSize]=100`);
    const pairs = data.map(({ attributes }: ApiRecord) => [attributes.TimeToCook, attributes.Name]);
    const expected = pairs.toSorted(
      (a: [number, string], b: [number, string]) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1),
    );
    expect(pairs).toEqual(expected);
  });

  test('works by createdAt, updatedAt and id', async () => {
    for (const field of ['createdAt', 'updatedAt', 'id']) {
      const rising = idsOf(await list(`sort=${field}:asc&pagination[pageSize]=100`));
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      const falling = idsOf(await list(`sort=${field}:desc`));
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    }
  });

  test('works by name ignoring case, Georgian after Latin', async () => {
    const person = await newPerson();
    for (const Name of ['banana bread', 'Apple pie', 'ხაჭაპური', 'აჯაფსანდალი', 'cherry pie'])
      await makeDish(person, { Name });
    const { data } = await api(person).get(`dishes?filters[owner][id]=${person.id}&sort=Name`);
    expect(names({ data } as Answer)).toEqual([
      'Apple pie',
      'banana bread',
      'cherry pie',
      'აჯაფსანდალი',
      'ხაჭაპური',
    ]);
  });

  test('neither repeats nor misses records of equal values between pages', async () => {
    const found = new Set<number>();
    for (const page of [1, 2, 3, 4, 5, 6]) {
      for (const id of idsOf(await list(`sort=TimeToCook&pagination[page]=${page}&pagination[pageSize]=20`)))
        found.add(id);
    }
    expect(found.size).toBe(COUNT);
  });

  test.each([
    'nothing',
    'owner',
    'owner.Name',
    'ingredients',
    'hidden',
    'Description',
    'documentId',
    'Name:up',
    'Name:asc:desc',
    '',
    'constructor',
  ])('by %j is refused, naming it', async (sort) => {
    for (const query of [`sort=${sort}`, `sort[0]=${sort}`]) {
      const { status, error } = await list(query);
      expect(status).toBe(400);
      expect(error.message).toContain(sort);
      expect(error.details.errors[0].path).toEqual(['sort']);
    }
  });

  test('by a private field of people is refused to callers who may not see it', async () => {
    for (const field of ['targets', 'diet', 'addresses', 'uid']) {
      expect((await api(people().admin).get(`users?sort=${field}`)).status).toBe(400);
    }
  });
});

describe('unknown parameters', () => {
  test.each([
    'limit=5',
    'page=2',
    'q=x',
    'locale=en',
    'status=draft',
    'publicationState=preview',
    'where[id]=1',
    'Name=x',
    'contain=1',
  ])('such as %s are refused on a list, by name', async (query) => {
    const { status, error } = await api(people().user).get(`dishes?${query}`);
    expect(status).toBe(400);
    expect(error.message).toContain(/^\w+/.exec(query)?.[0]);
  });

  test('for lists only are refused on one record', async () => {
    const product = await makeProduct(owner, { Name: unique('Salt') });
    for (const query of ['sort=Name', 'filters[id]=1', '_q=x', 'pagination[page]=1', 'id=1', 'contains=1']) {
      const { status } = await api(owner).get(`products/${product.id}?${query}`);
      expect(status).toBe(400);
    }
  });

  test('for dishes only are refused elsewhere', async () => {
    for (const query of ['contains=1', 'lacks=1'])
      expect((await api(owner).get(`products?${query}`)).status).toBe(400);
    expect((await api(owner).get('users/me?populate=deep')).status).toBe(400);
  });
});
