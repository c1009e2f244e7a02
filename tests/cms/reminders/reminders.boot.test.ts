import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderLine, placed } from '../orders/support';
import { api } from '../support/api';
import { made } from '../support/records';
import { own, restartOwn, startOwn, stopOwn } from './own';
import type { Browser } from './pushService';
import { accept, customer, orderOf, sendingTests } from './sending';
import { reminders, wants } from './support';
import { keysOf, personAt, SOON, takes, timedTests } from './timed';

const SLOW = 240_000;
beforeAll(startOwn, SLOW);
afterAll(stopOwn);

describe('messages sent when something happens', sendingTests);
describe('messages sent at a set time', timedTests);

describe('after a restart', () => {
  let unsent: Awaited<ReturnType<typeof withUnsent>>;
  let due: Awaited<ReturnType<typeof withDue>>;
  beforeAll(async () => {
    unsent = await withUnsent();
    due = await withDue();
    await restartOwn(async (db) => {
      // state after a power cut between the commit and the sending
      const [first, second] = await db('supra_push_devices')
        .where({ person: unsent.person.id })
        .orderBy('id');
      const [row] = await db('supra_pushes').where({ device: first.id });
      const { id: _id, ...rest } = row;
      const about = JSON.stringify({ order: unsent.order, step: 'placed' });
      await db('supra_pushes').insert({ ...rest, device: second.id, about, at: Date.now() });
    });
  }, SLOW);

  /** Makes a person with one device that got an order's message and one that did not yet. */
  async function withUnsent() {
    const person = await customer();
    const [sent, held] = [own.service.subscribe(), own.service.subscribe()];
    await wants(person, [sent], ['order']);
    await accept(await orderOf(person));
    await vi.waitFor(() => expect(sent.shown()).toHaveLength(1), SOON);
    made(await person.post(`${reminders}/devices`, held.subscription));
    const { id: order } = await placed([orderLine(own.product)], {}, { ...own.staff, user: person });
    const { publicKey } = (await person.get(reminders)).data;
    return { person, sent, held, order, publicKey };
  }

  /** Makes a person with something due, already announced to both of their devices. */
  async function withDue() {
    const person = await personAt(12);
    await takes(person, [person.time], person.today);
    await takes(person, [person.time, '23:30'], person.today);
    const [phone, laptop] = [own.service.subscribe('ka'), own.service.subscribe()];
    await wants(person, [phone, laptop], ['supplement']);
    const told = (): number[] => [phone, laptop].map((one: Browser) => one.shown().length);
    await vi.waitFor(() => expect(told()).toEqual([1, 1]), SOON);
    // saved again and checked again, the count stays at one
    made(await person.put(reminders, { kinds: ['supplement', 'ahead'], quiet: null }));
    return { person, phone, laptop, told };
  }

  test('messages that were written but not sent go out, and sent ones do not go out again', async () => {
    const { person, sent, held, publicKey } = unsent;
    await vi.waitFor(() => expect(held.shown()).toHaveLength(1), SOON);
    expect(held.shown()[0].body).toBe('It is waiting for a courier again.');
    expect(sent.shown()).toHaveLength(1);
    expect((await api(person, own.cms.url).get(reminders)).data.publicKey).toBe(publicKey);
  });

  test('a due reminder is sent once to each device, neutrally, whatever it is about', async () => {
    const { person, phone, laptop, told } = due;
    expect(laptop.shown()).toEqual([
      { title: 'Supra', body: 'It is time.', url: '/dashboard', tag: 'supplement', lang: 'en' },
    ]);
    expect(phone.shown()[0].body).toBe('დროა.');
    const other = await personAt(12);
    await takes(other, [other.time], other.today);
    const browser = own.service.subscribe();
    await wants(other, [browser], ['supplement']);
    await vi.waitFor(() => expect(browser.shown()).toHaveLength(1), SOON);
    expect(told()).toEqual([1, 1]);
    expect(await keysOf(person)).toEqual(Array(2).fill(`supplement ${person.today} ${person.time}`));
  });
});
