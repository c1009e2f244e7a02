import { describe, expect, test } from 'vitest';
import { lotsOf, movedOf, orderAt, orderLine, placed, packAll, stocked } from '../orders/support';
import { day, entry, makeMember, makePublished, meal, readPlan } from '../mealplans/support';
import { addItem, makeList, readItems } from '../shoplists/support';
import { api, newPerson, people, type Wire } from '../support/api';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { at, given } from '@/tests/support/at';
import { line, made, makeDish, makeProduct, readDish, recordsOf } from '../support/records';

const admin = () => api(people().admin);
const user = () => api(people().user);
const merge = (from: number, into: number) => admin().act(`products/${from}/merge`, { into });
const FULL = {
  calories: 100,
  fats: 10,
  carbs: 10,
  prots: 10,
  costTetri: 50,
  gramsPerPiece: 120,
  gramsPerMl: 0.9,
};
const bought = (product: number): Wire =>
  entry(0, { kind: 'product', dish: null, product, amount: 50, unit: 'gr' });

/** Collects every product id in an answer, and null wherever one is missing. */
const productsIn = (value: Wire): (number | null)[] => {
  if (Array.isArray(value)) return value.flatMap(productsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Wire>(value).flatMap(([name, inner]) =>
    name === 'product' || name === 'replacement'
      ? [inner?.data?.id ?? inner?.id ?? (inner === null ? null : inner)]
      : productsIn(inner),
  );
};

describe('a merge updates', () => {
  test('plans, their published days and their followers’ copies', async () => {
    const [from, into] = [await makeProduct(people().user, FULL), await makeProduct(people().user, FULL)];
    const plan = await makePublished(people().user, { days: [day([meal([bought(from.id)])])] });
    const follower = await newPerson();
    made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: '2027-03-01' }));
    made(
      await user().put(`mealplans/${plan.id}`, { days: [day([meal([bought(from.id), bought(from.id)])])] }),
    );
    made(await merge(from.id, into.id));
    for (const [reader, count] of [
      [people().user, 2],
      [undefined, 1],
    ] as const)
      expect(
        productsIn((await readPlan(reader, plan.id)).attributes.days).filter((id) => id !== undefined),
      ).toEqual(Array(count).fill(into.id));
    const { attributes } = at(recordsOf(await api(follower).get('subscriptions?populate=deep,5')), 0);
    expect(productsIn(attributes.days)).toEqual([into.id]);
  });

  test('shopping lists, also for callers who still name the old product', async () => {
    const [from, into] = [await makeProduct(people().user, FULL), await makeProduct(people().user, FULL)];
    const list = await makeList(people().user);
    await addItem(people().user, list.id, { product: from.id, Name: 'Old', amount: 1, unit: 'Piece' });
    made(await merge(from.id, into.id));
    await addItem(people().user, list.id, { product: from.id, Name: 'Late', amount: 2, unit: 'Piece' });
    expect((await readItems(people().user, list.id)).map(({ product }) => product.data.id)).toEqual([
      into.id,
      into.id,
    ]);
    const third = await makeProduct(people().user, FULL);
    made(await merge(into.id, third.id));
    const dish = await makeDish(people().user, { ingredients: [line(from.id), line(into.id)] });
    expect(productsIn((await readDish(people().user, dish.id)).attributes.ingredients)).toEqual([
      third.id,
      third.id,
    ]);
  });

  test('open orders by name, but not delivered ones', async () => {
    const [from, into] = [await stocked(5000), await stocked(0)];
    const open = await placed([orderLine(from.id)]);
    const over = await orderAt(['accept', 'pack'], [orderLine(from.id)]);
    made(await admin().act(`orders/${over.id}/cancel`, { reason: 'A test' }));
    made(await merge(from.id, into.id));
    const lineOf = async (id: number): Promise<Wire> => {
      const { attributes } = made(await user().get(`orders/${id}?populate=deep,5`));
      return attributes.lines[0];
    };
    const before = open.attributes.lines[0];
    expect(await lineOf(open.id)).toMatchObject({
      Name: into.attributes.Name,
      priceTetri: before.priceTetri,
      product: { data: { id: into.id } },
    });
    expect(await lineOf(over.id)).toMatchObject({
      Name: from.attributes.Name,
      priceTetri: before.priceTetri,
    });
    made(await api(people().courier).act(`orders/${open.id}/accept`));
    made(await api(people().courier).act(`orders/${open.id}/pack`, packAll(open)));
    expect((await lotsOf(into.id)).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4000);
    expect(await movedOf(into.id)).toBe(4000);
  });

  test('a customer’s open questions', async () => {
    const [ordered, from, into] = [
      await stocked(5000),
      await stocked(5000, { costTetri: 300 }),
      await stocked(0, { costTetri: 300 }),
    ];
    const { id, attributes } = await orderAt(['accept'], [orderLine(ordered.id, { ifMissing: 'replace' })]);
    const { key } = attributes.lines[0];
    made(await api(people().courier).act(`orders/${id}/ask`, { key, replacement: from.id, gotAmount: 1000 }));
    made(await merge(from.id, into.id));
    const asked = made(await user().act(`orders/${id}/answer`, { key, yes: true }));
    expect(asked.attributes.questions).toMatchObject([{ replacement: into.id, answer: 'yes' }]);
    const lines = [
      { key, outcome: 'replaced', replacement: into.id, gotAmount: 1000, replacementUnit: 'gr' },
    ];
    made(await api(people().courier).act(`orders/${id}/pack`, { lines }));
  });

  test.each([
    ['Piece', 'gr', 10, 1200],
    ['gr', 'Piece', 1000, 1000],
    ['ml', 'gr', 1000, 900],
    ['gr', 'ml', 900, 1000],
  ])('stock in another unit (%s into %s)', async (own, other, quantity, becomes) => {
    const from = await stocked(quantity, { ...FULL, costTetri: 5000, unit: own });
    const into = await stocked(5, { ...FULL, unit: other });
    const order = await placed([
      orderLine(from.id, { amount: own === 'Piece' ? 2 : 100, unit: own === 'Piece' ? 'Piece' : 'gr' }),
    ]);
    made(await merge(from.id, into.id));
    const lots = await lotsOf(into.id);
    const rest = other === 'Piece' ? 5 * 120 : 5;
    expect(lots.reduce((sum, lot) => sum + lot.quantity, 0)).toBeCloseTo(becomes + rest, 3);
    expect(new Set(lots.map((lot) => (lot as Wire).unit)).size).toBe(1);
    expect(lots.reduce((sum, { reserved }) => sum + reserved, 0)).toBeGreaterThan(0);
    made(await api(people().courier).act(`orders/${order.id}/accept`));
    made(await api(people().courier).act(`orders/${order.id}/pack`, packAll(order)));
    const after = await lotsOf(into.id);
    expect(after.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(0);
    expect(await movedOf(into.id)).toBeCloseTo(
      after.reduce((sum, lot) => sum + lot.quantity, 0),
      3,
    );
  });

  test('nothing if the weight for another unit is unknown, and is refused', async () => {
    const from = await stocked(3, { unit: 'Piece', gramsPerPiece: 100 });
    made(await admin().put(`products/${from.id}`, { gramsPerPiece: null }));
    const into = await stocked(500);
    expect((await merge(from.id, into.id)).status).toBe(409);
    expect((await lotsOf(from.id)).map(({ quantity }) => quantity)).toEqual([3]);
  });
});

/** Returns the figures that people read on everything that holds one of these products. */
async function figuresOf({
  dishes,
  plans,
  lists,
  orders,
}: Record<'dishes' | 'plans' | 'lists' | 'orders', number[]>): Promise<Wire> {
  const figures = ({ calories, fats, carbs, prots, costTetri }: Wire) => ({
    calories,
    fats,
    carbs,
    prots,
    costTetri,
  });
  const read = async (path: string, by = user()) => made(await by.get(`${path}?populate=deep,5`)).attributes;
  return {
    dishes: await Promise.all(dishes.map(async (id) => figures(await read(`dishes/${id}`)))),
    plans: await Promise.all(plans.map(async (id) => figures(await read(`mealplans/${id}`)))),
    lists: await Promise.all(
      lists.map(async (id) =>
        (await readItems(people().user, id)).map(({ Name, amount, unit }) => ({ Name, amount, unit })),
      ),
    ),
    orders: await Promise.all(
      orders.map(async (id) => {
        const { toPayTetri, weightGrams, lines } = await read(`orders/${id}`);
        return { toPayTetri, weightGrams, prices: lines.map(({ priceTetri }: Wire) => priceTetri) };
      }),
    ),
  };
}

const several = async <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let at = 0; at < count; at += 1) all.push(await make(at));
  return all;
};
const some = (random: Random, ids: readonly number[], most = 4): number[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, ids));

describe.each([1, 2])('random merges (%i)', (seed) => {
  test('change no figure of equal products, and make nothing null', async () => {
    const random = seeded(seed);
    const products = (await several(8, () => stocked(20_000, FULL))).map(({ id }) => id);
    const dishes = (
      await several(6, () =>
        makeDish(people().user, {
          servingAmount: 2,
          ingredients: some(random, products).map((id) => line(id)),
          sections: [{ title: 'Filling', ingredients: some(random, products).map((id) => line(id)) }],
        }),
      )
    ).map(({ id }) => id);
    const plans = (
      await several(4, () =>
        makePublished(people().user, {
          days: [
            day([
              meal([...some(random, dishes).map((id) => entry(id)), ...some(random, products).map(bought)]),
            ]),
          ],
        }),
      )
    ).map(({ id }) => id);
    await makeMember(people().user, at(plans, 0), people().friend, 'viewer');
    const lists = (await several(3, () => makeList(people().user))).map(({ id }) => id);
    for (const list of lists)
      for (const product of some(random, products))
        await addItem(people().user, list, { product, Name: `Line ${product}`, amount: 300, unit: 'gr' });
    const orders = (await several(4, () => placed(some(random, products).map((id) => orderLine(id))))).map(
      ({ id }) => id,
    );
    const held = { dishes, plans, lists, orders };
    const before = await figuresOf(held);
    const stock = async () => {
      const lots = (await several(left.length, (at) => lotsOf(given(left[at])))).flat();
      return [
        lots.reduce((sum, lot) => sum + lot.quantity, 0),
        lots.reduce((sum, lot) => sum + lot.reserved, 0),
      ];
    };
    let left = [...products];
    const stockBefore = await stock();
    while (left.length > 2) {
      const from = pick(random, left);
      const into = pick(
        random,
        left.filter((id) => id !== from),
      );
      made(await merge(from, into));
      left = left.filter((id) => id !== from);
      expect(await figuresOf(held)).toEqual(before);
    }
    expect(await stock()).toEqual(stockBefore);
    for (const id of left) {
      const lots = await lotsOf(id);
      expect(await movedOf(id)).toBe(lots.reduce((sum, { quantity }) => sum + quantity, 0));
    }
    const shown = [
      ...(await several(dishes.length, (at) => readDish(people().user, given(dishes[at])))),
      ...(await several(orders.length, async (at) =>
        made(await user().get(`orders/${orders[at]}?populate=deep,5`)),
      )),
      ...(await several(plans.length, (at) => readPlan(people().user, given(plans[at])))),
      ...(await several(plans.length, (at) => readPlan(people().friend, given(plans[at])))),
    ];
    const named = shown.flatMap(({ attributes: { ingredients, sections, lines, days } }) =>
      productsIn([ingredients, sections, lines?.map(({ product }: Wire) => ({ product })), entriesOf(days)]),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !left.includes(id as number))).toEqual([]);
  });
});

const entriesOf = (days: Wire[] = []): Wire[] =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }: Wire) =>
      entries.filter(({ kind }: Wire) => kind === 'product').map(({ product }: Wire) => ({ product })),
    ),
  );
