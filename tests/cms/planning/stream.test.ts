import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { newPerson, people, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { SOON } from '../support/soon';
import { dishesIn, eater, propose, stockKitchen, streamed } from './support';

let person: Person;
beforeAll(async () => {
  person = await newPerson();
  await stockKitchen(person, 14);
});

/** Request for a week that gives the search much to try. */
const BIG = {
  days: 28,
  eaters: [1500, 1800, 2400].map((calories) => eater({ targets: { calories, prots: calories / 25 } })),
  wishes: { leftovers: ['Lunch'], budgetTetri: 20_000 },
};

describe('a stream of plans', () => {
  test('sends the first, better and better ones, and the last', async () => {
    const { type, told, ended } = await streamed(person, BIG);
    expect(type).toContain('text/event-stream');
    await ended;
    const names = told.map(({ event }) => event);
    expect([names.at(-1), new Set(names.slice(0, -1))]).toEqual(['done', new Set(['plan'])]);
    const scores = told.map(({ data }) => data.data.score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(dishesIn(at(told, 0).data.data).length).toBeGreaterThan(0);
  });

  test('ends with the plan of the JSON answer', async () => {
    // small enough for the search to end by its steps, not by the clock, even on a busy machine
    const small = { days: 2, wishes: { budgetTetri: 20_000 } };
    const { told, ended } = await streamed(person, small);
    await ended;
    const { data } = await propose(person, small);
    expect(told.at(-1)?.data.data.days).toEqual(data.days);
  });

  test('is refused like any other call before it begins', async () => {
    const { type, told, ended } = await streamed(person, { days: 0 });
    await ended;
    expect([type?.split(';')[0], told]).toEqual(['application/json', []]);
  });

  test('for a long plan gives way: a short one asked for last ends before the last long one', async () => {
    const long = { ...BIG, seconds: 10 };
    const others = [person, await newPerson(), await newPerson(), await newPerson()];
    for (const other of others.slice(1)) await stockKitchen(other, 6);
    const ends: string[] = [];
    const streams: Awaited<ReturnType<typeof streamed>>[] = [];
    for (const by of others) streams.push(await streamed(by, long));
    const ended = streams.map(({ ended: end }) => end.then(() => ends.push('long')));
    await expect.poll(() => streams.flatMap(({ told }) => told).length, SOON).toBeGreaterThan(0);
    expect((await propose(people().user, { days: 1 })).status).toBe(200);
    ends.push('short');
    await Promise.all(ended);
    expect(ends.indexOf('short')).toBeLessThan(ends.length - 1);
    // each stream still delivers a plan
    for (const { told } of streams) {
      expect(told.at(-1)?.event).toBe('done');
      expect(dishesIn(told.at(-1)?.data.data).length).toBeGreaterThan(0);
    }
  }, 120_000);

  test('stops its work when closed, so that waiting callers get their turn', async () => {
    const long = { ...BIG, seconds: 10 };
    const others = [await newPerson(), await newPerson()];
    for (const other of others) await stockKitchen(other, 6);
    const opened = performance.now();
    const streams = await Promise.all([person, ...others].map((by) => streamed(by, long)));
    await expect.poll(() => streams.flatMap(({ told }) => told).length, SOON).toBeGreaterThan(0);
    streams.forEach(({ close }) => close());
    expect((await propose(people().user, { days: 1 })).status).toBe(200);
    // less time has passed than any of them would run if left alone
    expect(performance.now() - opened).toBeLessThan(long.seconds * 1000);
    for (const { told } of streams) expect(told.filter(({ event }: Wire) => event === 'done')).toEqual([]);
  });
});
