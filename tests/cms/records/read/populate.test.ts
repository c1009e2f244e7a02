import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord, type Wire } from '../../support/api';
import { makeWhole, made, readDish } from '../../support/records';

let dish: ApiRecord;
beforeAll(async () => {
  ({ dish } = await makeWhole(people().user, { visibility: 'public' }));
});

/** Returns the paths of all nested values: relations, media and parts. */
function nested(value: Wire, path = ''): string[] {
  return Object.entries(value as Record<string, Wire>).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    if (Array.isArray(inner)) return inner.some((one) => one?.key) ? [at, ...nested(inner[0], at)] : [];
    if (typeof inner !== 'object' || inner === null || !('data' in inner)) return [];
    const first = Array.isArray(inner.data) ? inner.data[0] : inner.data;
    return [at, ...(first?.attributes ? nested(first.attributes, at) : [])];
  });
}

const FIRST = ['DishImages', 'Steps', 'collaborators', 'ingredients', 'owner', 'sections', 'translationOf'];
const SECOND = ['Steps.image', 'Steps.images', 'ingredients.product', 'owner.avatar', 'sections.ingredients'];
const THIRD = ['sections.ingredients.product'];

describe('populate=deep,N on a dish', () => {
  test.each([
    ['deep,1', FIRST],
    ['deep,2', [...FIRST, ...SECOND]],
    ['deep,3', [...FIRST, ...SECOND, ...THIRD]],
    ['deep,4', [...FIRST, ...SECOND, ...THIRD]],
    ['deep,5', [...FIRST, ...SECOND, ...THIRD]],
    ['deep', [...FIRST, ...SECOND, ...THIRD]],
  ])('%s goes exactly that deep, singly and in a list', async (populate, expected) => {
    const one = await readDish(people().user, dish.id, `populate=${populate}`);
    expect(nested(one.attributes).sort()).toEqual(expected.toSorted());
    const { data } = await api(people().user).get(`dishes?id=${dish.id}&populate=${populate}`);
    expect(data).toEqual([one]);
  });

  test('keeps the plain fields of what it reaches, and only those', async () => {
    const { attributes } = await readDish(people().user, dish.id, 'populate=deep,1');
    expect(Object.keys(attributes.ingredients[0]).sort()).toEqual([
      'amount',
      'amountTo',
      'key',
      'name',
      'note',
      'text',
      'unit',
    ]);
    expect(Object.keys(attributes.Steps[0]).sort()).toEqual(['description', 'key', 'minutes', 'video']);
  });

  test.each([
    'deep,0',
    'deep,6',
    'deep,-1',
    'deep,1.5',
    'deep,x',
    'deep,',
    'deep,5,5',
    'deep,NaN',
    'deep,99999999999999999999',
  ])('refuses %s, naming populate', async (populate) => {
    for (const path of [`dishes/${dish.id}`, 'dishes']) {
      const answer = await api(people().user).get(`${path}?populate=${populate}`);
      expect(answer.status).toBe(400);
      expect(faults(answer)[0]).toMatch(/^populate/);
    }
  });
});

test('follows a saved dish five levels down, never back into saves', async () => {
  await api(people().friend).act(`dishes/${dish.id}/save`);
  const { data } = await api(people().friend).get('saves?populate=deep,5');
  const save: ApiRecord = data.find(({ attributes }: ApiRecord) => attributes.dish.data?.id === dish.id);
  const reached = nested(save.attributes);
  expect(reached).toEqual(
    expect.arrayContaining(['dish', 'dish.ingredients.product', 'dish.sections.ingredients.product']),
  );
  expect(reached.filter((path) => /save|owner\.(?!avatar)/i.test(path))).toEqual([]);
  const shallow = await api(people().friend).get('saves?populate=deep,2');
  expect(nested(shallow.data[0].attributes).every((path) => path.split('.').length <= 2)).toBe(true);
});

describe('populate=… of single fields', () => {
  const read = async (query: string) => (await readDish(people().user, dish.id, query)).attributes;

  test.each([
    ['populate[owner]=true', ['owner']],
    ['populate[0]=owner&populate[1]=Steps', ['Steps', 'owner']],
    ['populate=owner,DishImages', ['DishImages', 'owner']],
    ['populate=*', FIRST],
    ['populate[ingredients][populate]=product', ['ingredients', 'ingredients.product']],
    ['populate[ingredients][populate][product]=true', ['ingredients', 'ingredients.product']],
    ['populate=ingredients.product', ['ingredients', 'ingredients.product']],
    [
      'populate[sections][populate][ingredients][populate]=*',
      ['sections', 'sections.ingredients', 'sections.ingredients.product'],
    ],
  ])('%s', async (query, expected) => {
    expect(nested(await read(query)).sort()).toEqual(expected.toSorted());
  });

  test('accepts fields of a relation', async () => {
    const { ingredients, owner } = await read(
      'populate[ingredients][populate][product][fields][0]=Name&populate[ingredients][fields][0]=amount&populate[owner][fields]=Name',
    );
    expect(Object.keys(ingredients[0].product.data.attributes)).toEqual(['Name']);
    expect(Object.keys(ingredients[0]).sort()).toEqual(['amount', 'key', 'product']);
    expect(owner.data.attributes).toEqual({ Name: 'The user' });
  });

  test.each([
    ['populate[nothing]=true', 'nothing'],
    ['populate=nothing', 'nothing'],
    ['populate[saves]=true', 'saves'],
    ['populate[Name]=true', 'Name'],
    ['populate[owner][populate][saves]=true', 'saves'],
    ['populate[owner][populate][dishes]=true', 'dishes'],
    ['populate[ingredients][populate][product][populate][owner]=true', 'owner'],
    ['populate[owner][fields][0]=email', 'email'],
    ['populate[owner][fields][0]=phone', 'phone'],
    ['populate[owner][filters][Name][$eq]=x', 'filters'],
    ['populate[owner][sort]=Name', 'sort'],
    ['populate[owner][count]=true', 'count'],
    ['populate', 'populate'],
  ])('refuses %s, naming %s', async (query, named) => {
    const { status, error } = await api(people().user).get(`dishes/${dish.id}?${query}`);
    expect(status).toBe(400);
    expect(`${error.message} ${error.details.errors[0].path.join('.')}`).toContain(named);
  });
});

describe('fields', () => {
  test('select the named plain fields and no others', async () => {
    for (const query of ['fields=Name,calories', 'fields[0]=Name&fields[1]=calories']) {
      const { attributes } = await readDish(people().user, dish.id, query);
      expect(Object.keys(attributes).sort()).toEqual(['Name', 'calories']);
    }
    const list = await api().get(`dishes?id=${dish.id}&fields=updatedAt`);
    expect(list.data).toEqual([{ id: dish.id, attributes: { updatedAt: dish.attributes.updatedAt } }]);
  });

  test('combine with populate', async () => {
    const { attributes } = await readDish(people().user, dish.id, 'fields=Name&populate[owner]=true');
    expect(Object.keys(attributes).sort()).toEqual(['Name', 'owner']);
    const deep = await readDish(people().user, dish.id, 'fields=Name&populate=deep,1');
    expect(Object.keys(deep.attributes).sort()).toEqual(['Name', ...FIRST].sort());
  });

  test.each(['nothing', 'owner', 'ingredients', 'documentId', 'constructor', '__proto__', ''])(
    'refuse %j by its name',
    async (name) => {
      const { status, error } = await api(people().user).get(`dishes?fields=${name}`);
      expect(status).toBe(400);
      expect(error.message).toContain(name);
    },
  );

  test('select nothing private of others', async () => {
    const { attributes } = made(
      await api(people().admin).get(`users/${people().user.id}?fields=targets,Name`),
    );
    expect(Object.keys(attributes)).toEqual(['Name']);
  });
});
