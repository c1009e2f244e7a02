import { describe, expect, test } from 'vitest';
import { orderLine, placed, stocked } from '../../orders/support';
import { api, newPerson, people } from '../../support/api';
import { idsOf, made, makeDish, makeProduct } from '../../support/records';

const admin = () => api(people().admin);
const among = (ids: readonly number[]) => ids.map((id, at) => `filters[id][$in][${at}]=${id}`).join('&');
/** Returns the ids of these records in this order, as the Admin reads them. */
const sorted = async (collection: string, ids: readonly number[], sort: string) =>
  idsOf(await admin().get(`${collection}?${among(ids)}&sort=${sort}`));

test.each(['fats', 'carbs', 'prots'])(
  'products are sorted by %s; unknown values come last',
  async (figure) => {
    const make = async (value: number | null) => (await makeProduct(people().admin, { [figure]: value })).id;
    const [ten, nine, unknown] = [await make(10), await make(9), await make(null)];
    const ids = [ten, nine, unknown];
    expect(await sorted('products', ids, figure)).toEqual([nine, ten, unknown]);
    expect(await sorted('products', ids, `${figure}:desc`)).toEqual([ten, nine, unknown]);
    expect(idsOf(await api(people().user).get(`products?${among(ids)}&sort=${figure}`))).toEqual([
      nine,
      ten,
      unknown,
    ]);
  },
);

describe('orders', () => {
  test('are sorted by recipient, street, courier and number of lines', async () => {
    const [flour, salt] = [await stocked(10_000), await stocked(10_000)];
    const one = await placed([orderLine(flour.id)], {
      recipient: { Name: 'zaza', phone: '+995 555 12 34 56' },
      address: { street: 'Abashidze 1' },
    });
    const two = await placed([orderLine(flour.id), orderLine(salt.id)], {
      recipient: { Name: 'Ana', phone: '+995 555 12 34 56' },
      address: { street: 'Rustaveli 1' },
    });
    made(await api(people().courier).act(`orders/${two.id}/accept`));
    const ids = [one.id, two.id];
    expect(await sorted('orders', ids, 'recipient')).toEqual([two.id, one.id]);
    expect(await sorted('orders', ids, 'street')).toEqual([one.id, two.id]);
    expect(await sorted('orders', ids, 'lineCount:desc')).toEqual([two.id, one.id]);
    // no courier has taken the first one
    expect(await sorted('orders', ids, 'courier')).toEqual([two.id, one.id]);
    expect(await sorted('orders', ids, 'courier:desc')).toEqual([two.id, one.id]);
  });

  test.each(['recipient', 'street', 'courier', 'lineCount'])(
    'are sorted by %s for Admins only',
    async (sort) => {
      for (const who of ['user', 'courier'] as const) {
        const { status, error } = await api(people()[who]).get(`orders?sort=${sort}`);
        expect(status).toBe(400);
        expect(error.details.errors[0].path).toEqual(['sort']);
      }
    },
  );
});

test('people are sorted by phone, for Admins only', async () => {
  const withPhone = async (phone: string | null) => {
    const person = await newPerson();
    expect((await api(person).put(`users/${person.id}`, { phone })).status).toBe(200);
    return person;
  };
  const [high, low, none] = [
    await withPhone('+995 599 99 99 99'),
    await withPhone('+995 555 11 11 11'),
    await withPhone(null),
  ];
  const ids = [high.id, low.id, none.id];
  expect(await sorted('users', ids, 'phone')).toEqual([low.id, high.id, none.id]);
  expect(await sorted('users', ids, 'phone:desc')).toEqual([high.id, low.id, none.id]);
  expect((await api(high).get('users?sort=phone')).status).toBe(403);
});

test('the trail and reports are sorted by owner', async () => {
  const dish = await makeDish(people().user, { visibility: 'public', Name: 'Report me, whoever reads' });
  const [zaza, ana] = [await newPerson({ name: 'Zaza' }), await newPerson({ name: 'Ana' })];
  for (const by of [zaza, ana]) made(await api(by).act(`dishes/${dish.id}/report`, { why: 'Not a dish' }));
  const by = async (sort: string) => {
    const { data } = await admin().get(
      `reports?filters[collection]=dishes&filters[record]=${dish.id}&populate=deep,1&sort=${sort}`,
    );
    return (data as { attributes: { by: { data: { id: number } } } }[]).map(
      ({ attributes }) => attributes.by.data.id,
    );
  };
  expect(await by('by')).toEqual([ana.id, zaza.id]);
  expect(await by('by:desc')).toEqual([zaza.id, ana.id]);

  const [walnut, apple] = [await makeProduct(people().user), await makeProduct(people().user)];
  for (const { id } of [walnut, apple]) made(await admin().act(`products/${id}/verify`));
  const deeds = (sort: string) =>
    admin().get(
      `audits?filters[collection]=products&filters[record][$in][0]=${walnut.id}&filters[record][$in][1]=${apple.id}&sort=${sort}`,
    );
  const labels = (await deeds('label')).data.map(
    (one: { attributes: { label: string } }) => one.attributes.label,
  );
  expect(labels).toEqual(
    labels.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  );
  expect(labels).toHaveLength(2);
  expect((await deeds('by')).status).toBe(200);
});
