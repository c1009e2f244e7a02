import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import { made, makeProduct } from '../support/records';
import { bringIn, householdOf } from '../households/support';
import { ledgerOf, change, move, pantryOf, putAway } from './support';

const undo = (by: { token: string }, key: string, undoes: string) =>
  change(by, { op: 'undo', key, move: randomUUID(), undoes });
const there = (item: { amount: number; level: string | null }) => [item.amount, item.level];

describe('a pantry', () => {
  test('is unknown to others, with its ledger, Admins included; a Courier has none', async () => {
    const owner = await newPerson();
    const { id, key } = await putAway(owner, { Name: 'Eggs', amount: 6 });
    for (const other of [people().stranger, people().admin]) {
      expect((await api(other).get(`pantry-items/${id}`)).status).toBe(404);
      expect((await api(other).delete(`pantry-items/${id}`)).status).toBe(404);
      expect((await pantryOf(other)).map((one) => one.id)).not.toContain(id);
      expect(await ledgerOf(other, id)).toEqual([]);
      for (const data of [
        { op: 'set', key, Name: 'Mine', amount: 1 },
        { op: 'move', key, move: randomUUID(), delta: -1, reason: 'cooked' },
        { op: 'remove', key },
      ]) {
        const answer = await change(other, data);
        expect([answer.status, answer.data]).toEqual([200, null]);
      }
    }
    expect((await api(people().courier).get('pantry-items')).status).toBe(403);
    expect((await api().get('pantry-items')).status).toBe(401);
    expect(await pantryOf(owner)).toEqual([expect.objectContaining({ Name: 'Eggs', amount: 6 })]);
  });

  test('is read and changed by the whole household; a person who leaves takes their things along', async () => {
    const { id: household, all } = await householdOf(1);
    const [owner, friend] = [all[0], await newPerson()];
    const eggs = await putAway(owner, { Name: 'Eggs', amount: 6 });
    const milk = await putAway(friend, { Name: 'Milk', amount: 900, unit: 'ml' });
    expect(await pantryOf(friend)).toHaveLength(1);
    await bringIn(owner, household, friend);
    await move(friend, eggs.key, -2);
    made(await change(owner, { op: 'set', key: milk.key, place: 'fridge' }));
    for (const person of [owner, friend])
      expect((await pantryOf(person)).map(({ Name, amount, place }) => [Name, amount, place])).toEqual([
        ['Eggs', 4, null],
        ['Milk', 900, 'fridge'],
      ]);
    expect((await ledgerOf(owner, eggs.id)).map(({ by }) => by.data.id)).toEqual([owner.id, friend.id]);
    made(await api(friend).act(`households/${household}/leave`));
    expect((await pantryOf(friend)).map(({ Name }) => Name)).toEqual(['Milk']);
    expect((await pantryOf(owner)).map(({ Name }) => Name)).toEqual(['Eggs']);
    expect((await change(friend, { op: 'remove', key: eggs.key })).data).toBeNull();
    expect((await pantryOf(owner))[0].amount).toBe(4);
  });

  test('loses a deleted account’s things and ledger; the others keep theirs', async () => {
    const { all } = await householdOf(2);
    const theirs = await putAway(all[0], { Name: 'Eggs', amount: 6 });
    const kept = await putAway(all[1], { Name: 'Milk', amount: 2 });
    await move(all[0], kept.key, -1);
    made(await api(all[0]).delete('users/me'));
    expect((await pantryOf(all[1])).map(({ Name }) => Name)).toEqual(['Milk']);
    expect(await ledgerOf(all[1], theirs.id)).toEqual([]);
    expect((await ledgerOf(all[1], kept.id)).map(({ delta }) => delta)).toEqual([2, -1]);
  });
});

describe('a pantry change', () => {
  test('puts away a product or a mere name, with place and date', async () => {
    const person = await newPerson();
    const product = await makeProduct(person);
    const { id } = await putAway(person, {
      Name: 'Cheese',
      product: product.id,
      amount: 300,
      unit: 'gr',
      place: 'fridge',
      expiresOn: '2026-12-01',
      openedOn: '2026-11-20',
      staple: { minimum: 100 },
      reason: 'ordered',
    });
    const { attributes } = made(await api(person).get(`pantry-items/${id}?populate=deep,2`));
    expect(attributes).toMatchObject({
      product: { data: { id: product.id } },
      amount: 300,
      level: null,
      place: 'fridge',
      expiresOn: '2026-12-01',
      openedOn: '2026-11-20',
      staple: { minimum: 100 },
    });
    expect(await ledgerOf(person, id)).toEqual([
      expect.objectContaining({ reason: 'ordered', delta: 300, amount: 300, level: null }),
    ]);
  });

  test('accepts some, low or gone as well as a number', async () => {
    const person = await newPerson();
    const { id, key } = await putAway(person, { Name: 'Flour' });
    const now = async () => there((await pantryOf(person))[0]);
    expect(await now()).toEqual([0, 'some']);
    await move(person, key, -1);
    expect(await now()).toEqual([0, 'some']);
    made(await change(person, { op: 'set', key, level: 'low' }));
    expect(await now()).toEqual([0, 'low']);
    await move(person, key, 3, 'bought');
    expect(await now()).toEqual([3, null]);
    await move(person, key, -5);
    expect(await now()).toEqual([0, 'gone']);
    expect((await ledgerOf(person, id)).map(({ delta, level, reason }) => [delta, level, reason])).toEqual([
      [0, 'some', 'bought'],
      [0, 'some', 'cooked'],
      [0, 'low', 'counted'],
      [3, null, 'bought'],
      [-3, 'gone', 'cooked'],
    ]);
  });

  test('counts once when resent: by its Idempotency-Key, by its item’s key and by its step’s', async () => {
    const person = await newPerson();
    const [key, step, once] = [randomUUID(), randomUUID(), randomUUID()];
    for (let at = 0; at < 3; at += 1) {
      made(await change(person, { op: 'add', key, Name: 'Eggs', amount: 6 }, once));
      made(await change(person, { op: 'add', key, Name: 'Eggs', amount: 6 }));
      made(await change(person, { op: 'move', key, move: step, delta: -1, reason: 'cooked' }));
    }
    const [{ id, amount }] = await pantryOf(person);
    expect(amount).toBe(5);
    expect((await ledgerOf(person, id)).map(({ reason }) => reason)).toEqual(['bought', 'cooked']);
  });

  test('is undone step by step, and redone; a later count stays', async () => {
    const person = await newPerson();
    const { id, key } = await putAway(person, { Name: 'Eggs', amount: 6 });
    const now = async () => (await pantryOf(person))[0].amount;
    const taken = await move(person, key, -2);
    await move(person, key, -1);
    for (let at = 0; at < 2; at += 1) made(await undo(person, key, taken));
    expect(await now()).toBe(5);
    const back = (await ledgerOf(person, id)).at(-1);
    expect(back).toMatchObject({ reason: 'undone', undoes: taken, delta: 2 });
    made(await undo(person, key, back.key));
    expect(await now()).toBe(3);
    made(await change(person, { op: 'set', key, amount: 10 }));
    made(await undo(person, key, (await ledgerOf(person, id))[0].key));
    expect(await now()).toBe(10);
    made(await undo(person, key, randomUUID()));
    expect(await ledgerOf(person, id)).toHaveLength(7);
  });

  test('is refused by its path if invalid', async () => {
    const person = await newPerson();
    const { key } = await putAway(person, { Name: 'Eggs', amount: 6 });
    const refused = async (data: Record<string, unknown>) => faults(await change(person, { key, ...data }));
    const step = randomUUID();
    expect(await refused({ op: 'eat' })).toEqual(['op: choice']);
    expect(await refused({ op: 'set', key: 'x' })).toEqual(['key: reference']);
    expect(await refused({ op: 'set', amount: 2, level: 'low' })).toEqual(['level: unknown']);
    expect(await refused({ op: 'set', amount: -1 })).toEqual(['amount: amount']);
    expect(await refused({ op: 'set', level: 'plenty' })).toEqual(['level: choice']);
    expect(await refused({ op: 'set', owner: 1 })).toEqual(['owner: unknown']);
    expect(await refused({ op: 'set', staple: { minimum: 0 } })).toEqual(['staple.minimum: amount']);
    expect(await refused({ op: 'move', move: step, delta: 1 })).toEqual(['reason: required']);
    expect(await refused({ op: 'move', delta: 1, reason: 'bought' })).toEqual(['move: required']);
    expect(await refused({ op: 'move', move: step, delta: 1, reason: 'undone' })).toEqual(['reason: choice']);
    expect(await refused({ op: 'remove', Name: 'x' })).toEqual(['Name: unknown']);
    expect(await refused({ op: 'add', key: randomUUID(), Name: 'Rice', food: 2147483647 })).toEqual([
      'food: reference',
    ]);
    expect(await ledgerOf(person, (await pantryOf(person))[0].id)).toHaveLength(1);
  });

  test('removes an item with its ledger', async () => {
    const person = await newPerson();
    const { id, key } = await putAway(person, { Name: 'Eggs', amount: 6 });
    expect((await change(person, { op: 'remove', key })).data).toBeNull();
    expect(await ledgerOf(person, id)).toEqual([]);
    expect(await pantryOf(person)).toEqual([]);
  });
});
