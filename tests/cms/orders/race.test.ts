import { afterAll, describe, expect, test } from 'vitest';
import { api, stack, people, type Shown } from '../support/api';
import {
  ownFolder,
  removeFolder,
  startCms,
  startPostgres,
  type Running,
  type RunningCms,
} from '../support/running';
import { signUp } from '../support/people';
import { made } from '../support/records';
import {
  isOnPostgres,
  lotsOf,
  movedOf,
  newCourier,
  orderBody,
  orderLine,
  packAll,
  placed,
  stocked,
  type Staff,
} from './support';

const admin = () => api(people().admin);

test('of twenty couriers who accept one order at once exactly one gets it', async () => {
  const product = await stocked(100_000);
  const couriers = await Promise.all(Array.from({ length: 20 }, () => newCourier()));
  for (let round = 0; round < 3; round += 1) {
    const { id } = await placed([orderLine(product.id)]);
    const answers = await Promise.all(couriers.map((one) => api(one).act(`orders/${id}/accept`)));
    const taken = answers.filter(({ status }) => status === 200);
    const late = answers.filter(({ error }) => error?.details.code === 'order.alreadyTaken');
    expect({ taken: taken.length, late: late.length }).toEqual({ taken: 1, late: 19 });
    const { attributes } = (await admin().get(`orders/${id}?populate=deep`)).data as Shown;
    expect(attributes.history).toHaveLength(1);
    expect(attributes.courier.data.id).toBe(couriers[answers.indexOf(taken[0])].id);
  }
});

test('of fifty orders at once for thirty units thirty succeed, and packed they leave nothing', async () => {
  const product = await stocked(30, { unit: 'Piece', gramsPerPiece: 1000 });
  const body = await orderBody([orderLine(product.id, { amount: 1, unit: 'Piece' })]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api(people().user).post('orders', body)),
  );
  const orders = answers.filter(({ status }) => status === 200).map(({ data }) => data as Shown);
  const short = answers.filter(({ status }) => status === 409);
  expect([orders.length, short.length]).toEqual([30, 20]);
  for (const { error } of short)
    expect(error.details).toMatchObject({ code: 'stock.short', short: [{ product: product.id, left: 0 }] });
  expect(new Set(orders.map(({ attributes }) => attributes.number)).size).toBe(30);
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 30, reserved: 30 }]);
  const courier = api(people().courier);
  await Promise.all(
    orders.map(async (order) => {
      made(await courier.act(`orders/${order.id}/accept`));
      made(await courier.act(`orders/${order.id}/pack`, packAll(order)));
    }),
  );
  expect(await lotsOf(product.id)).toMatchObject([{ quantity: 0, reserved: 0 }]);
  expect(await movedOf(product.id)).toBe(0);
}, 60_000);

describe('a power cut in the middle of packing a hundred orders', () => {
  const dataDir = ownFolder();
  const running: Running[] = [];
  afterAll(async () => {
    for (const one of running.reverse()) await one.stop();
    removeFolder(dataDir);
  });

  test('leaves each of them wholly packed or not at all, and the stock the sum of its movements', async () => {
    const env = await environment();
    const first = await startCms(dataDir, env);
    const at = await hire(first);
    const [flour, milk] = [await stocked(200_000, {}, at), await stocked(200_000, {}, at)];
    const courier = api(at.courier, first.url);
    const orders = await Promise.all(
      Array.from({ length: 100 }, () =>
        placed([orderLine(flour.id), orderLine(milk.id, { amount: 500 })], {}, at),
      ),
    );
    for (const { id } of orders) made(await courier.act(`orders/${id}/accept`));
    await cutShort(
      first,
      orders.map((order) => courier.act(`orders/${order.id}/pack`, packAll(order))),
    );

    const again = await startCms(dataDir, env);
    running.push(again);
    const now = { ...at, url: again.url };
    const states = await readStates(now);
    const packed = states.filter(({ state }) => state === 'packed');
    expect(packed.length).toBeGreaterThan(0);
    expect(packed.length).toBeLessThan(100);
    for (const { state, outcomes } of states)
      expect(outcomes).toEqual(Array(2).fill(state === 'packed' ? 'got' : null));
    for (const [product, each] of [
      [flour.id, 1000],
      [milk.id, 500],
    ]) {
      const left = 200_000 - packed.length * each;
      expect(await lotsOf(product, now)).toMatchObject([
        { quantity: left, reserved: (100 - packed.length) * each },
      ]);
      expect(await movedOf(product, now)).toBe(left);
    }
    // What was not packed is packed now, as if nothing had been.
    for (const { id, state } of states)
      if (state === 'accepted')
        made(
          await api(now.courier, now.url).act(
            `orders/${id}/pack`,
            packAll(orders.find((one) => one.id === id) as Shown),
          ),
        );
    expect(await lotsOf(flour.id, now)).toMatchObject([{ quantity: 100_000, reserved: 0 }]);
  }, 180_000);

  async function environment() {
    const { emulator } = stack();
    const identity = {
      FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
      FIREBASE_PROJECT_ID: emulator.projectId,
      ADMIN_EMAILS: people().admin.email,
    };
    if (!isOnPostgres()) return identity;
    const postgres = await startPostgres(dataDir);
    running.push(postgres);
    return { ...identity, DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url, DATABASE_SSL: 'false' };
  }

  async function hire(cms: RunningCms): Promise<Staff> {
    const { emulator } = stack();
    const [admin, user, carrier] = [people().admin, await signUp(emulator), await signUp(emulator)];
    for (const one of [admin, user]) await api(one, cms.url).get('users/me');
    const { id } = (await api(carrier, cms.url).get('users/me')).body;
    made(await api(admin, cms.url).act(`users/${id}/role`, { Rolee: 'Courier' }));
    return { url: cms.url, admin, user, courier: { ...carrier, id } };
  }

  /** Pulls the plug once a fifth of the calls has been answered. */
  async function cutShort(cms: RunningCms, calls: Promise<unknown>[]): Promise<void> {
    let answered = 0;
    let cut: Promise<void> | undefined;
    await Promise.all(
      calls.map((call) =>
        call.then(
          () => {
            answered += 1;
            if (answered === 20) cut = cms.kill();
          },
          () => undefined, // the line went dead, as it should
        ),
      ),
    );
    await cut;
  }

  async function readStates(at: Staff) {
    const { data } = await api(at.admin, at.url).get('orders?populate=deep,2&pagination[pageSize]=100');
    return (data as Shown[]).map(({ id, attributes }) => ({
      id,
      state: attributes.state as string,
      outcomes: attributes.lines.map(({ outcome }: { outcome: string | null }) => outcome),
    }));
  }
});
