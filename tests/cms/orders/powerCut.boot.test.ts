import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, stack, people, type ApiRecord } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { RunningCms } from '../support/running';
import { signUp } from '../support/people';
import { made, recordsOf } from '../support/records';
import { lotsOf, movedOf, orderLine, packAll, placed, stocked, type Staff } from './support';

describe('a power cut in the middle of packing a hundred orders', () => {
  let cms: OwnCms;
  beforeAll(async () => void (cms = await startOwnCms()));
  afterAll(() => cms?.stop());

  test('leaves each of them wholly packed or untouched, and the stock the sum of its movements', async () => {
    const at = await hire(cms);
    const [flour, milk] = [await stocked(200_000, {}, at), await stocked(200_000, {}, at)];
    const courier = api(at.courier, cms.url);
    const orders = await Promise.all(
      Array.from({ length: 100 }, () =>
        placed([orderLine(flour.id), orderLine(milk.id, { amount: 500 })], {}, at),
      ),
    );
    for (const { id } of orders) made(await courier.act(`orders/${id}/accept`));
    await cutShort(
      cms,
      orders.map((order) => courier.act(`orders/${order.id}/pack`, packAll(order))),
    );

    const again = await cms.restart(async () => undefined);
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
    ] as const) {
      const left = 200_000 - packed.length * each;
      expect(await lotsOf(product, now)).toMatchObject([
        { quantity: left, reserved: (100 - packed.length) * each },
      ]);
      expect(await movedOf(product, now)).toBe(left);
    }
    // The rest can still be packed after the crash.
    for (const { id, state } of states)
      if (state === 'accepted')
        made(
          await api(now.courier, now.url).act(
            `orders/${id}/pack`,
            packAll(orders.find((one) => one.id === id) as ApiRecord),
          ),
        );
    expect(await lotsOf(flour.id, now)).toMatchObject([{ quantity: 100_000, reserved: 0 }]);
  }, 180_000);

  async function hire(cms: RunningCms): Promise<Staff> {
    const { emulator } = stack();
    const [admin, user, carrier] = [people().admin, await signUp(emulator), await signUp(emulator)];
    for (const one of [admin, user]) await api(one, cms.url).get('users/me');
    const { id } = (await api(carrier, cms.url).get('users/me')).body;
    made(await api(admin, cms.url).act(`users/${id}/role`, { Rolee: 'Courier' }));
    return { url: cms.url, admin, user, courier: { ...carrier, id } };
  }

  /** Kills the CMS once a fifth of the calls has been answered. */
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
          () => undefined, // the connection broke, as intended
        ),
      ),
    );
    await cut;
  }

  async function readStates(at: Staff) {
    const answer = await api(at.admin, at.url).get('orders?populate=deep,2&pagination[pageSize]=100');
    return recordsOf(answer).map(({ id, attributes }) => ({
      id,
      state: attributes.state as string,
      outcomes: attributes.lines.map(({ outcome }: { outcome: string | null }) => outcome),
    }));
  }
});
