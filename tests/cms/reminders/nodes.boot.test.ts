import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { newCourier, orderLine, placed, stocked, type Staff } from '../orders/support';
import { ownNodes, type Nodes } from '../nodes/support';
import { api, people } from '../support/api';
import { made } from '../support/records';
import type { RunningCms } from '../support/running';
import { type PushService, startPushService } from './pushService';
import { newcomer, reminders, wallIn, wants } from './support';

const SOON = { timeout: 40_000, interval: 50 };

describe.runIf(inject('stack').database === 'postgres')('on two nodes', { timeout: 240_000 }, () => {
  let service: PushService;
  let nodes: Nodes;
  let a: RunningCms;
  let b: RunningCms;
  beforeAll(async () => {
    service = await startPushService();
    nodes = await ownNodes();
    // at the same instant, on an empty database
    [a, b] = await Promise.all([nodes.start(service.env), nodes.start(service.env)]);
  }, 240_000);
  afterAll(async () => {
    await nodes.stop();
    await service.close();
  });

  test('the keys were made once, and both send by them', async () => {
    const person = await newcomer(a.url);
    const [one, other] = await Promise.all([a, b].map(({ url }) => api(person, url).get(reminders)));
    expect(one.data.publicKey).toBe(other.data.publicKey);
  });

  test('what both could send, a device gets once', async () => {
    await api(people().admin, a.url).get('users/me');
    const person = await newcomer(a.url);
    const at: Staff = { url: a.url, admin: people().admin, user: person, courier: people().courier };
    const staff = { ...at, courier: await newCourier(at) };
    const { id: product } = await stocked(50_000, {}, staff);
    const browser = service.subscribe();
    await wants(person, [browser], ['order', 'supplement']);
    for (let count = 0; count < 8; count += 1) {
      const order = await placed([orderLine(product)], {}, staff);
      made(await api(staff.courier, (count % 2 ? a : b).url).act(`orders/${order.id}/accept`));
    }
    const { day, time } = wallIn('Asia/Tbilisi');
    const supplement = await person.made('supplements', { Name: 'Vitamin D', unit: 'drops' });
    await person.made('intakes', { supplement: supplement.id, dosage: 1, times: [time], from: day });
    const wanted = { kinds: ['order', 'supplement'], quiet: null };
    await Promise.all([a, b].map(async ({ url }) => made(await api(person, url).put(reminders, wanted))));
    const isOver = async () =>
      nodes.look(async (db) => {
        const left = await db('supra_pushes').whereNotNull('at').count({ n: '*' });
        const all = await db('supra_pushes').count({ n: '*' });
        return [Number(left[0].n), Number(all[0].n)];
      });
    await vi.waitFor(async () => expect(await isOver()).toEqual([0, 9]), SOON);
    expect(browser.shown().filter(({ tag }) => tag === 'supplement')).toHaveLength(1);
    expect(new Set(browser.shown().map(({ tag }) => tag)).size).toBe(9);
    expect(browser.came()).toHaveLength(9);
  });
});
