import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toPantryItem } from '@/lib/api/pantry/pantry';
import { flatten } from '@/lib/api/strapi';
import { undoOf } from '@/lib/domain/pantry/change';
import { LEVELS } from '@/lib/domain/pantry/types';
import { pick, seeded } from '@/lib/domain/random';
import { at, given } from '@/tests/support/at';
import { made } from '../support/records';
import { householdOf } from '../households/support';
import { ledgerOf, change, move, pantryOf, putAway } from './support';

/** Returns the person's pantry as the browser parses it. */
const readPantry = async (by: { token: string }) =>
  flatten<Parameters<typeof toPantryItem>[0][]>(await pantryOf(by)).map(toPantryItem);
const sum = (deltas: readonly number[]): number => deltas.reduce((so, delta) => so + delta, 0);

test('concurrent changes from two phones all count', async () => {
  const { all } = await householdOf(2);
  const { id, key } = await putAway(all[0], { Name: 'Eggs', amount: 100 });
  const steps = Array.from({ length: 24 }, (_, at) => (at % 3 === 0 ? 2 : -3));
  await Promise.all(
    steps.map((delta, at) => move(given(all[at % 2]), key, delta, delta > 0 ? 'bought' : 'cooked')),
  );
  const [{ amount }] = await pantryOf(all[0]);
  expect(amount).toBe(100 + sum(steps));
  const book = await ledgerOf(all[1], id);
  expect(book.map(({ delta }) => delta).toSorted()).toEqual([100, ...steps].toSorted());
});

test.each([3, 7, 11])('the stock is the sum of its movements after any changes (seed %i)', async (seed) => {
  const random = seeded(seed);
  const { all } = await householdOf(2);
  const { id, key } = await putAway(all[0], { Name: 'Rice', amount: 5 });
  for (let round = 0; round < 8; round += 1) {
    const book = await ledgerOf(all[0], id);
    const one = () =>
      pick(random, [
        { op: 'move', move: randomUUID(), delta: Math.round(random() * 80 - 40) / 10, reason: 'counted' },
        { op: 'set', amount: Math.round(random() * 90) / 10 },
        { op: 'set', level: pick(random, ['some', 'low', 'gone']) },
        { op: 'undo', move: randomUUID(), undoes: pick(random, book).key },
      ]);
    const asked = [one(), one(), one()].map((data) => ({ key, ...data }));
    const answers = await Promise.all(asked.map((data, at) => change(given(all[at % 2]), data)));
    answers.forEach(made);
    const [{ amount, level }] = await pantryOf(all[1]);
    const steps = await ledgerOf(all[1], id);
    expect(sum(steps.map(({ delta }) => delta))).toBeCloseTo(amount, 6);
    expect(steps.at(-1)).toMatchObject({ amount, level });
    expect(amount > 0).toBe(level === null);
  }
});

test.each([2, 5])(
  'a removed item is restored as it was, and its ledger still adds up (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const { all } = await householdOf(2);
    const given = {
      Name: 'Rice',
      amount: 5,
      unit: 'gr',
      place: 'cupboard',
      expiresOn: '2027-03-01',
      staple: {},
    };
    const { key } = await putAway(all[0], given);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        all.map((by) =>
          move(by, key, Math.round(random() * 80 - 30) / 10, pick(random, ['bought', 'cooked'])),
        ),
      );
      if (random() < 0.3) made(await change(all[0], { key, op: 'set', level: pick(random, LEVELS) }));
      const [before] = await readPantry(all[1]);
      const [removal, back] = [{ op: 'remove', key } as const, randomUUID()];
      const undoing = undoOf(removal, before, back);
      expect((await change(all[1], removal)).data).toBeNull();
      expect(await pantryOf(all[0])).toEqual([]);
      // sent twice, it is stored once
      for (let at = 0; at < 2; at += 1) made(await change(all[1], { ...undoing }));
      const now = at(await readPantry(all[0]), 0);
      expect(now).toEqual({ ...before, id: now.id, owner: expect.objectContaining({ id: all[1].id }) });
      const book = await ledgerOf(all[0], now.id);
      expect(book).toMatchObject([{ key: back, reason: 'counted', by: { data: { id: all[1].id } } }]);
      expect(sum(book.map(({ delta }) => delta))).toBe(now.amount);
    }
  },
);
