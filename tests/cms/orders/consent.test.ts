import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';
import { api, faults, people, type Answer, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { lotsOf, newCourier, orderLine, placed, stocked } from './support';

const user = () => api(people().user);
const courier = () => api(people().courier);
const admin = () => api(people().admin);
type Given = Record<string, unknown>;

let salt: ApiRecord;
let dear: ApiRecord;
let near: ApiRecord;
let other: Person;
beforeAll(async () => {
  [salt, near] = [await stocked(1_000_000), await stocked(1_000_000, { costTetri: 110 })];
  dear = await stocked(1_000_000, { costTetri: 400 });
  other = await newCourier();
});

interface Line {
  readonly key: string;
  readonly priceTetri: number;
}
/** Places an order and lets the courier accept it; its lines ask for a replacement unless `given` says otherwise. */
async function taken(lines: Given[] = [{}]): Promise<{ id: number; lines: Line[]; feeTetri: number }> {
  const order = await placed(
    lines.map((given) => orderLine((given.product as number) ?? salt.id, { ifMissing: 'replace', ...given })),
  );
  const { attributes } = made(await courier().act(`orders/${order.id}/accept`));
  return { id: order.id, lines: attributes.lines, feeTetri: attributes.feeTetri };
}
const ask = (id: number, data: Given, by = courier()) => by.act(`orders/${id}/ask`, data);
const answer = (id: number, data: Given, by = user()) => by.act(`orders/${id}/answer`, data);
const pack = (id: number, lines: Given[]) => courier().act(`orders/${id}/pack`, { lines });
const code = ({ error }: Answer): string | undefined => error?.details?.code;
const questionsOf = async (id: number): Promise<Given[]> =>
  (await user().get(`orders/${id}?populate=deep`)).data.attributes.questions;
const put = (key: string, replacement: ApiRecord, given: Given = {}) => ({
  key,
  outcome: 'replaced',
  replacement: replacement.id,
  ...given,
});

describe('a replacement', () => {
  test('is computed from the packs put in, whole packs at the shop’s price', async () => {
    const packs = await stocked(100_000, { costTetri: 20, packSize: 700 });
    const { id, lines, feeTetri } = await taken();
    const { attributes } = made(await pack(id, [put(at(lines, 0).key, packs)]));
    expect(attributes.lines).toMatchObject([
      { gotAmount: 1400, replacementUnit: 'gr', gotTetri: Math.round(280 * 1.1) },
    ]);
    expect(attributes.toPayTetri).toBe(308 + feeTetri);
    expect(await lotsOf(packs.id)).toMatchObject([{ quantity: 98_600 }]);
  });

  test('must not be an opened pack, half a piece or half as much again', async () => {
    const packs = await stocked(100_000, { costTetri: 20, packSize: 700 });
    const bunches = await stocked(100, { costTetri: 20, gramsPerPiece: 50, unit: 'Piece' });
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    // tests/server/orders/outcome.test.ts checks each impossible amount in process.
    expect(faults(await pack(id, [put(key, packs, { gotAmount: 1000 })]))).toEqual([
      'lines.0.gotAmount: amount',
    ]);
    expect(faults(await ask(id, { key, replacement: bunches.id, gotAmount: 2.5 }))).toEqual([
      'gotAmount: amount',
    ]);
    made(await pack(id, [put(key, bunches, { gotAmount: 19 })]));
    expect(await lotsOf(bunches.id)).toMatchObject([{ quantity: 81 }]);
  });

  test('needs no question if a little dearer; the price in the body is ignored', async () => {
    const { id, lines, feeTetri } = await taken();
    const stray = await pack(id, [put(at(lines, 0).key, near, { gotTetri: 1 })]);
    expect(faults(stray)).toEqual(['lines.0.gotTetri: unknown']);
    const { attributes } = made(await pack(id, [put(at(lines, 0).key, near, { called: true })]));
    expect(attributes.toPayTetri).toBe(1210 + feeTetri);
    expect(attributes.lines).toMatchObject([{ called: true }]);
  });

  test('needs the customer’s yes if much dearer, and moves nothing without it', async () => {
    const { id, lines } = await taken([{}, {}]);
    const [first, second] = atLeast(2, lines);
    const packed = [{ key: second.key, outcome: 'got' }, put(first.key, dear)];
    const refused = await pack(id, packed);
    expect([refused.status, code(refused)]).toEqual([409, 'replacement.unagreed']);
    expect(refused.error.details.lines).toEqual([first.key]);
    expect(faults(refused)).toEqual(['lines.1.gotAmount: unagreed']);
    made(await ask(id, { key: first.key, replacement: dear.id }));
    expect(code(await pack(id, packed))).toBe('replacement.unagreed');
    made(await answer(id, { key: first.key, yes: true }));
    // the customer agreed to this product and this amount
    expect(code(await pack(id, [at(packed, 0), put(first.key, dear, { gotAmount: 1001 })]))).toBe(
      'replacement.unagreed',
    );
    const { attributes } = made(await pack(id, packed));
    expect(attributes.lines[0]).toMatchObject({ outcome: 'replaced', gotAmount: 1000, gotTetri: 4400 });
  });

  test('stays out if the customer does not want it; a missing line is always valid', async () => {
    const { id, lines } = await taken([{}, {}]);
    const [first, second] = atLeast(2, lines);
    made(await ask(id, { key: first.key, replacement: dear.id, gotAmount: 1000 }));
    made(await answer(id, { key: first.key, yes: false }));
    expect(code(await pack(id, [put(first.key, dear), { key: second.key, outcome: 'got' }]))).toBe(
      'replacement.unagreed',
    );
    const { attributes } = made(
      await pack(id, [
        { key: first.key, outcome: 'missing' },
        { key: second.key, outcome: 'got' },
      ]),
    );
    expect(attributes.lines[0]).toMatchObject({ outcome: 'missing', gotTetri: 0 });
  });

  test('is asked about again if dearer since the yes', async () => {
    const rising = await stocked(10_000, { costTetri: 400 });
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    made(await ask(id, { key, replacement: rising.id }));
    made(await answer(id, { key, yes: true }));
    made(await admin().put(`products/${rising.id}`, { costTetri: 401 }));
    expect(code(await pack(id, [put(key, rising)]))).toBe('replacement.unagreed');
    made(await ask(id, { key, replacement: rising.id }));
    expect(await questionsOf(id)).toMatchObject([{ priceTetri: 4411, answer: null }]);
  });
});

describe('an order above its estimate by more than a tenth', () => {
  test('is asked about, even if no line is much dearer', async () => {
    const { id, lines } = await taken([{}, {}]);
    const [first, second] = atLeast(2, lines);
    const heavy = { key: first.key, outcome: 'got', gotAmount: 1400 };
    const packed = [heavy, { key: second.key, outcome: 'got' }];
    const refused = await pack(id, packed);
    expect([refused.status, refused.error.details.lines]).toEqual([409, [first.key]]);
    made(await ask(id, { key: first.key, gotAmount: 1400 }));
    expect(await questionsOf(id)).toMatchObject([
      {
        key: first.key,
        replacement: null,
        Name: null,
        gotAmount: 1400,
        unit: 'gr',
        priceTetri: 1540,
        differenceTetri: 440,
      },
    ]);
    made(await answer(id, { key: first.key, yes: true }));
    expect(made(await pack(id, packed)).attributes.lines[0]).toMatchObject({
      gotAmount: 1400,
      gotTetri: 1540,
    });
  });

  test('counts all lines of the packing together', async () => {
    const { id, lines } = await taken([{}, {}]);
    const weighed = (gotAmount: number) => lines.map(({ key }) => ({ key, outcome: 'got', gotAmount }));
    expect(code(await pack(id, weighed(1130)))).toBe('replacement.unagreed');
    expect(made(await pack(id, weighed(1110))).attributes.state).toBe('packed');
  });
});

describe('a question', () => {
  test('shows the customer product, amount, prices and difference, with the people who may see it', async () => {
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    const { attributes } = made(await ask(id, { key, replacement: dear.id, called: true }));
    const shown = {
      key,
      replacement: dear.id,
      Name: dear.attributes.Name,
      gotAmount: 1000,
      unit: 'gr',
      called: true,
      priceTetri: 4400,
      differenceTetri: 3300,
      answer: null,
      answeredAt: null,
      askedAt: expect.any(String),
    };
    expect(attributes.questions).toMatchObject([shown]);
    for (const by of [user(), courier(), admin()])
      expect((await by.get(`orders/${id}?populate=deep`)).data.attributes.questions).toMatchObject([shown]);
    expect((await api(people().friend).get(`orders/${id}`)).status).toBe(404);
    expect((await api(other).get(`orders/${id}`)).status).toBe(404);
  });

  test('is asked by the courier and answered by the customer, by nobody else', async () => {
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    const asked = { key, replacement: dear.id };
    for (const [by, status] of [
      [user(), 403],
      [admin(), 403],
      [api(other), 404],
      [api(people().friend), 403],
      [api(), 401],
    ] as const)
      expect((await ask(id, asked, by)).status).toBe(status);
    made(await ask(id, asked));
    for (const [by, status] of [
      [courier(), 403],
      [admin(), 403],
      [api(other), 404],
      [api(people().friend), 404],
      [api(), 401],
    ] as const)
      expect((await answer(id, { key, yes: true }, by)).status).toBe(status);
    expect(await questionsOf(id)).toMatchObject([{ answer: null }]);
    made(await answer(id, { key, yes: true }));
  });

  test('is not asked twice, and is replaced by another one', async () => {
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    const asked = { key, replacement: dear.id };
    await Promise.all(Array.from({ length: 5 }, async () => made(await ask(id, asked))));
    const [first, ...more] = atLeast(1, await questionsOf(id));
    expect(more).toEqual([]);
    made(await ask(id, { ...asked, gotAmount: 900 }));
    const [second, ...rest] = atLeast(1, await questionsOf(id));
    expect([second.gotAmount, rest]).toEqual([900, []]);
    // an answer to the question the customer read does not answer a newer one
    const late = await answer(id, { key, yes: true, askedAt: first.askedAt });
    expect([late.status, code(late)]).toEqual([409, 'order.outOfTurn']);
    made(await answer(id, { key, yes: false, askedAt: second.askedAt }));
    made(await ask(id, { ...asked, gotAmount: 900 }));
    expect(await questionsOf(id)).toMatchObject([{ answer: 'no' }]);
  });

  test('is answered once; a repeat gets the same answer', async () => {
    const { id, lines } = await taken();
    const { key } = at(lines, 0);
    expect(code(await answer(id, { key, yes: true }))).toBe('order.outOfTurn');
    made(await ask(id, { key, replacement: dear.id }));
    const both = await Promise.all([answer(id, { key, yes: true }), answer(id, { key, yes: false })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const yes = both[0].status === 200;
    made(await answer(id, { key, yes }));
    expect(await questionsOf(id)).toMatchObject([{ answer: yes ? 'yes' : 'no' }]);
  });

  test('ends with the packing, and with the courier who asked it', async () => {
    const { id, lines } = await taken([{}, {}]);
    const [first, second] = atLeast(2, lines);
    made(await ask(id, { key: first.key, replacement: dear.id }));
    made(
      await pack(id, [
        { key: first.key, outcome: 'missing' },
        { key: second.key, outcome: 'got' },
      ]),
    );
    for (const given of [
      { key: first.key, yes: true },
      { key: first.key, yes: false },
    ]) {
      const late = await answer(id, given);
      expect([late.status, code(late)]).toEqual([409, 'order.outOfTurn']);
    }
    expect(code(await ask(id, { key: first.key, replacement: dear.id }))).toBe('order.outOfTurn');

    const given = await taken();
    made(await ask(given.id, { key: at(given.lines, 0).key, replacement: dear.id }));
    made(await courier().act(`orders/${given.id}/release`));
    expect(await questionsOf(given.id)).toEqual([]);
    made(await courier().act(`orders/${given.id}/accept`));
    made(await ask(given.id, { key: at(given.lines, 0).key, replacement: dear.id }));
    made(await admin().act(`orders/${given.id}/assign`, { courier: other.id }));
    expect(await questionsOf(given.id)).toEqual([]);
    expect(code(await answer(given.id, { key: at(given.lines, 0).key, yes: true }))).toBe('order.outOfTurn');
  });

  test('crossing with a packing keeps both or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, lines } = await taken();
      const { key } = at(lines, 0);
      made(await ask(id, { key, replacement: dear.id }));
      const [said, packed] = await Promise.all([
        answer(id, { key, yes: round % 2 === 0 }),
        pack(id, [put(key, dear)]),
      ]);
      expect(said.status).toBe(200);
      const { state, questions } = (await user().get(`orders/${id}?populate=deep`)).data.attributes;
      expect(questions).toMatchObject([{ answer: round % 2 === 0 ? 'yes' : 'no' }]);
      if (round % 2 === 1) expect(code(packed)).toBe('replacement.unagreed');
      expect(state).toBe(packed.status === 200 ? 'packed' : 'accepted');
    }
  });

  test('about something impossible is refused at its field', async () => {
    const { id, lines } = await taken([{}, { ifMissing: 'skip' }]);
    const [{ key }, skipped] = atLeast(2, lines);
    const own = made(await user().post('products', { Name: `P ${randomUUID()}`, costTetri: 5 }));
    const cases: [Given, string[]][] = [
      [{}, ['key: required']],
      [{ key: randomUUID(), replacement: dear.id }, ['key: reference']],
      [{ key, replacement: 'bay leaf' }, ['replacement: reference']],
      [{ key, replacement: own.id }, ['replacement: notSold']],
      [{ key, replacement: dear.id, gotAmount: -1 }, ['gotAmount: amount']],
      [{ key, replacement: dear.id, priceTetri: 1 }, ['priceTetri: unknown']],
      [{ key: skipped.key, replacement: dear.id }, ['replacement: choice']],
    ];
    for (const [data, wanted] of cases) {
      const asked = await ask(id, data);
      expect({ status: asked.status, faults: faults(asked) }).toEqual({ status: 400, faults: wanted });
    }
    for (const [data, wanted] of [
      [{ key }, ['yes: required']],
      [{ key, yes: 'yes' }, ['yes: choice']],
      [{ key: randomUUID(), yes: true }, ['key: reference']],
      [{ key, yes: true, askedAt: 'now' }, ['askedAt: date']],
    ] as const) {
      const said = await answer(id, data);
      expect({ status: said.status, faults: faults(said) }).toEqual({ status: 400, faults: wanted });
    }
    expect(await questionsOf(id)).toEqual([]);
  });
});

test('couriers see the shop’s price and a product’s place, never its cost', async () => {
  const product = await stocked(500, { costTetri: 200, packSize: 250, expiresOn: '2198-01-01' });
  const listed = ((await courier().get('stocks/products')).data as Given[]).find(
    ({ id }) => id === product.id,
  );
  expect(listed).toMatchObject({ packSize: 250, places: ['A1'], isFree: true });
  expect(listed?.priceTetri).toBeCloseTo(220, 9);
  expect(listed).not.toHaveProperty('costTetri');
});
