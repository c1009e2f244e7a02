import { hash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { at } from '@/tests/support/at';
import { orderAt, orderLine, packAll } from '../orders/support';
import { api, people, type ApiRecord } from '../support/api';
import { withDatabase } from '../support/ownCms';
import { made } from '../support/records';
import { openFor, own, rows } from './own';
import { sentBy } from './pushService';
import { newcomer, reminders, wallIn, wants, type Newcomer } from './support';

const SOON = { timeout: 20_000, interval: 50 };
export const customer = () => newcomer(own.cms.url);
export const orderOf = (person: Newcomer, steps: Parameters<typeof orderAt>[0] = []) =>
  orderAt(steps, [orderLine(own.product)], { ...own.staff, user: person });
const courier = () => api(own.staff.courier, own.cms.url);
export const accept = async ({ id }: ApiRecord) => made(await courier().act(`orders/${id}/accept`));

/** Registers the tests of messages sent when something happens. */
export function sendingTests(): void {
  test('an order’s step reaches each of the customer’s devices once, in the device’s language, signed and encrypted for it', async () => {
    const person = await customer();
    const [phone, laptop] = [own.service.subscribe('ka'), own.service.subscribe('en')];
    const { publicKey } = await wants(person, [phone, laptop], ['order']);
    const order = await orderOf(person);
    const { number } = order.attributes;
    await accept(order);
    await vi.waitFor(() => expect([phone, laptop].map((one) => one.shown().length)).toEqual([1, 1]), SOON);
    const rest = { url: '/shoplist/orders', tag: `order-${order.id}` };
    expect(laptop.shown()).toEqual([
      { title: `Order ${number}`, body: 'A courier has taken it.', lang: 'en', ...rest },
    ]);
    expect(phone.shown()).toEqual([
      { title: `შეკვეთა №${number}`, body: 'კურიერმა აიღო.', lang: 'ka', ...rest },
    ]);
    const came = at(laptop.came(), 0);
    expect(sentBy(came, publicKey)).toMatchObject({ aud: own.service.origin });
    expect(came.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(came.headers.ttl)).toBeGreaterThan(11 * 3600);
    made(await courier().act(`orders/${order.id}/pack`, packAll(order)));
    await vi.waitFor(() => expect(phone.shown().at(-1)?.body).toBe('შეფუთულია.'), SOON);
    expect(phone.shown()).toHaveLength(2);
  });

  test('the courier hears what others do with their order, and nobody hears of their own actions', async () => {
    const person = await customer();
    const [theirs, mine] = [own.service.subscribe(), own.service.subscribe()];
    await wants(person, [theirs], ['order']);
    await wants(courier(), [mine], ['order']);
    const order = await orderOf(person, ['accept']);
    made(await person.act(`orders/${order.id}/cancel`));
    await vi.waitFor(() => expect(mine.shown()).toHaveLength(1), SOON);
    expect(mine.shown()[0]).toMatchObject({ body: 'It has been cancelled.', url: '/orders' });
    expect(theirs.shown().map(({ body }) => body)).not.toContain('It has been cancelled.');
  });

  test('one person’s unresponsive push services hold up nobody else’s', async () => {
    const [busy, other] = [await customer(), await customer()];
    const slow = Array.from({ length: 10 }, () => own.service.subscribe());
    const mine = own.service.subscribe();
    let answer: () => void = () => undefined;
    const held = new Promise<number>((resolve) => (answer = () => resolve(201)));
    for (const one of slow) own.service.answer(one, held);
    await wants(busy, slow, ['order']);
    await wants(other, [mine], ['order']);
    const [theirs, ours] = [await orderOf(busy), await orderOf(other)];
    const asked = () => slow.filter((one) => one.came().length > 0).length;
    try {
      await accept(theirs);
      await expect.poll(asked, SOON).toBeGreaterThanOrEqual(4);
      await accept(ours);
      await vi.waitFor(() => expect(mine.shown()).toHaveLength(1), SOON);
      // the person's other messages wait for these, other people's do not
      expect(asked()).toBeLessThan(8);
    } finally {
      answer();
    }
    await expect.poll(asked, SOON).toBe(10);
  });

  test('nothing is sent that a person has not switched on', async () => {
    const [off, other] = [await customer(), await customer()];
    const [silent, quiet, loud] = [own.service.subscribe(), own.service.subscribe(), own.service.subscribe()];
    made(await off.post(`${reminders}/devices`, silent.subscription));
    await wants(other, [quiet], ['invitation', 'ahead']);
    const last = await customer();
    await wants(last, [loud], ['order']);
    for (const person of [off, other, last]) await accept(await orderOf(person));
    await vi.waitFor(() => expect(loud.shown()).toHaveLength(1), SOON);
    for (const person of [off, other, last])
      await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), SOON);
    expect([...silent.came(), ...quiet.came()]).toEqual([]);
  });

  test('an invitation names the sender, but not the plan', async () => {
    const [host, guest] = [await newcomer(own.cms.url, 'Mariam'), await customer()];
    const browser = own.service.subscribe();
    await wants(guest, [browser], ['invitation']);
    const plan = await host.made('mealplans', { Name: 'After the operation', days: [{ meals: [] }] });
    made(await host.act(`mealplans/${plan.id}/invite`, { email: guest.email, confirmPrivate: true }));
    await vi.waitFor(() => expect(browser.shown()).toHaveLength(1), SOON);
    const [first] = browser.shown();
    expect(first).toMatchObject({ title: 'Invitation to a mealplan', body: 'From Mariam.' });
    expect(first.url).toMatch(/^\/mealplan\/join\/[\w-]+$/);
    const list = await host.made('shoplists', { Name: 'Pharmacy' });
    made(await host.act(`shoplists/${list.id}/members`, { email: guest.email }));
    await vi.waitFor(() => expect(browser.shown()).toHaveLength(2), SOON);
    expect(browser.shown()[1]).toMatchObject({
      title: 'A shared shopping list',
      body: 'From Mariam.',
      url: `/shoplist/${list.id}`,
    });
    expect(JSON.stringify(browser.shown())).not.toMatch(/operation|Pharmacy/);
  });

  describe('a push service', () => {
    test.each([404, 410])('is not called again after %i, because the device is gone', async (status) => {
      const person = await customer();
      const [gone, there] = [own.service.subscribe(), own.service.subscribe()];
      own.service.answer(gone, status);
      await wants(person, [gone, there], ['order']);
      await accept(await orderOf(person));
      await vi.waitFor(async () => expect((await person.get(reminders)).data.devices).toHaveLength(1), SOON);
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(there.shown()).toHaveLength(2), SOON);
      expect(gone.came()).toHaveLength(1);
      // its browser has a new address now, and names the one it replaces
      const moved = own.service.subscribe();
      const instead = hash('sha256', gone.subscription.endpoint, 'base64url');
      made(await person.post(`${reminders}/devices`, { ...moved.subscription, instead }));
      expect((await person.get(reminders)).data.devices).toHaveLength(2);
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(moved.shown()).toHaveLength(1), SOON);
    });

    test('is called once more if busy, and the message arrives then', async () => {
      const person = await customer();
      const browser = own.service.subscribe();
      own.service.answer(browser, 503);
      await wants(person, [browser], ['order']);
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(browser.came()).toHaveLength(2), SOON);
      expect((await person.get(reminders)).data.devices).toHaveLength(1);
    });

    test('is not asked twice after it rejects a message', async () => {
      const person = await customer();
      const browser = own.service.subscribe();
      own.service.answer(browser, 413);
      await wants(person, [browser], ['order']);
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(browser.came()).toHaveLength(1), SOON);
      await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), SOON);
      expect(browser.came()).toHaveLength(1);
    });

    test('delays no write when it does not answer', async () => {
      const person = await customer();
      const browser = own.service.subscribe();
      let answer = (_status: number): void => undefined;
      own.service.answer(browser, new Promise<number>((resolve) => (answer = resolve)));
      await wants(person, [browser], ['order']);
      const order = await orderOf(person);
      await accept(order);
      await vi.waitFor(() => expect(browser.came()).toHaveLength(1), SOON);
      made(await courier().act(`orders/${order.id}/pack`, packAll(order)));
      expect(browser.came()).toHaveLength(1);
      answer(201);
      await vi.waitFor(() => expect(browser.came()).toHaveLength(2), SOON);
    });

    test('gets a message once, though the person changes their settings meanwhile', async () => {
      const person = await customer();
      const browser = own.service.subscribe();
      let answer = (_status: number): void => undefined;
      own.service.answer(browser, new Promise<number>((resolve) => (answer = resolve)));
      await wants(person, [browser], ['order']);
      // reminders to begin ahead appear only in the evening
      const left = async () => (await openFor(person)).filter(({ kind }) => kind === 'order');
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(browser.came()).toHaveLength(1), SOON);
      made(await person.put(reminders, { kinds: ['order', 'ahead'], quiet: null }));
      // no other node may take it
      expect((await left()).map(({ at: next }) => Number(next) > Date.now())).toEqual([true]);
      answer(201);
      await vi.waitFor(async () => expect(await left()).toEqual([]), SOON);
      expect(browser.came()).toHaveLength(1);
    });

    test('is not followed when it redirects', async () => {
      const person = await customer();
      const browser = own.service.subscribe();
      own.service.answer(browser, 307);
      await wants(person, [browser], ['order']);
      await accept(await orderOf(person));
      await vi.waitFor(() => expect(browser.came()).toHaveLength(1), SOON);
      await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), SOON);
      expect(browser.came()).toHaveLength(1);
    });

    test('with a name that leads into a private network is never called, and is forgotten', async () => {
      const person = await customer();
      const inner = own.service.subscribe();
      const { pathname } = new URL(inner.subscription.endpoint);
      Object.assign(inner.subscription, { endpoint: `https://inner.example${pathname}` });
      await wants(person, [inner], ['order']);
      await accept(await orderOf(person));
      await vi.waitFor(async () => expect((await person.get(reminders)).data.devices).toEqual([]), SOON);
      expect(inner.came()).toEqual([]);
    });
  });

  test('quiet hours hold a message back; changes meanwhile become one message with the latest state', async () => {
    const person = await customer();
    const browser = own.service.subscribe();
    const zone = 'Pacific/Auckland';
    made(await person.put(`users/${person.id}`, { timeZone: zone }));
    const now = Date.now();
    const [from, to] = [-60, 120].map((minutes) => wallIn(zone, new Date(now + minutes * 60_000)).time);
    await wants(person, [browser], ['order'], { from, to });
    const order = await orderOf(person, ['accept', 'pack']);
    const [device] = await rows('push_devices', { person: person.id });
    const isHeld = (row: { at: unknown }) => row.at !== null && Number(row.at) > Date.now() + 10 * 60_000;
    await vi.waitFor(async () => {
      const held = await rows('pushes', { device: device.id });
      expect(held).toHaveLength(2);
      expect(held.every(isHeld)).toBe(true);
    }, SOON);
    expect(browser.came()).toEqual([]);
    made(await person.put(reminders, { kinds: ['order'], quiet: null }));
    await vi.waitFor(() => expect(browser.shown()).toHaveLength(1), SOON);
    await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), SOON);
    expect(browser.shown()).toMatchObject([{ tag: `order-${order.id}`, body: 'It is packed.' }]);
  });

  test('nothing is sent to a signed-out device or a blocked person', async () => {
    const [left, blocked, there] = [await customer(), await customer(), await customer()];
    const browsers = [own.service.subscribe(), own.service.subscribe(), own.service.subscribe()];
    for (const [index, person] of [left, blocked, there].entries())
      await wants(person, [at(browsers, index)], ['order']);
    const { devices } = (await left.get(reminders)).data;
    const orders = [await orderOf(left), await orderOf(blocked), await orderOf(there)];
    made(await left.delete(`${reminders}/devices/${devices[0].mark}`));
    made(await api(people().admin, own.cms.url).act(`users/${blocked.id}/block`));
    for (const order of orders) await accept(order);
    await vi.waitFor(() => expect(at(browsers, 2).shown()).toHaveLength(1), SOON);
    for (const person of [left, blocked, there])
      await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), SOON);
    expect(browsers.map((one) => one.came().length)).toEqual([0, 0, 1]);
  });

  test('a person who becomes a courier gets only a courier’s reminders', async () => {
    const [host, person, last] = [await customer(), await customer(), await customer()];
    const [browser, loud] = [own.service.subscribe(), own.service.subscribe()];
    const [from, to] = [-60, 120].map(
      (minutes) => wallIn('Asia/Tbilisi', new Date(Date.now() + minutes * 60_000)).time,
    );
    await wants(person, [browser], ['invitation'], { from, to });
    const list = await host.made('shoplists', { Name: 'Market' });
    made(await host.act(`shoplists/${list.id}/members`, { email: person.email }));
    made(await api(people().admin, own.cms.url).act(`users/${person.id}/role`, { Rolee: 'Courier' }));
    const [device] = await rows('push_devices', { person: person.id });
    await withDatabase(own.cms, async (db) => {
      await db('supra_reminders').where({ person: person.id }).update({ quiet: null });
      await db('supra_pushes').where({ device: device.id }).update({ at: Date.now() });
    });
    await wants(last, [loud], ['order']);
    await accept(await orderOf(last));
    await vi.waitFor(() => expect(loud.shown()).toHaveLength(1), SOON);
    await vi.waitFor(async () => expect(await openFor(person)).toEqual([]), {
      timeout: 30_000,
      interval: 200,
    });
    expect(browser.came()).toEqual([]);
  });
}
