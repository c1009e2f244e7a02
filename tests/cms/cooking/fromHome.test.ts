import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { given } from '@/tests/support/at';
import { bringIn, householdOf } from '../households/support';
import { day as planDay, entry, makeMember, makePlan, meal } from '../mealplans/support';
import { ledgerOf, change, move, pantryOf, putAway } from '../pantry/support';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeProduct, makePublic } from '../support/records';
import { today } from '../support/today';

let flour: ApiRecord;
let eggs: ApiRecord;
let dish: ApiRecord;
beforeAll(async () => {
  flour = await makeProduct(people().friend);
  eggs = await makeProduct(people().friend, { gramsPerPiece: 60 });
  dish = await makePublic(people().friend, {
    servingAmount: 2,
    ingredients: [line(flour.id, { amount: 200 }), line(eggs.id, { amount: 2, unit: 'Piece' })],
  });
});

/** Puts 500 g flour, of which 150 g expire sooner, and six eggs at home. */
async function stock(person: Person) {
  const put = (product: ApiRecord, given: object) =>
    putAway(person, { Name: 'X', product: product.id, unit: 'gr', ...given });
  const late = await put(flour, { amount: 350, expiresOn: addDays(today(), 90) });
  const soon = await put(flour, { amount: 150, expiresOn: addDays(today(), 30) });
  const box = await put(eggs, { amount: 6, unit: 'Piece' });
  return { late, soon, box };
}
const amounts = async (person: Person): Promise<number[]> =>
  (await pantryOf(person)).toSorted((a, b) => a.id - b.id).map(({ amount }) => amount);
const cook = (person: Person, given: object = {}, which = dish) =>
  api(person).act(`dishes/${which.id}/cooked`, { servings: 2, ...given });
const undo = async (person: { token: string }, cause: string) =>
  (await api(person).post('pantry-items/undo', { cause })).data;

/** Makes a plan for this day; every meal is the dish, for two. */
async function planned(person: Person, meals = 1) {
  const entries = Array.from({ length: meals }, () => Object.assign(entry(dish.id), { servings: 2 }));
  const plan = await makePlan(person, {
    startDate: today(),
    days: [planDay(entries.map((one) => meal([one])))],
  });
  const mark = async (by: Person, at = 0, state = 'done') =>
    made(
      await api(by).post('logs', {
        day: today(),
        kind: 'entry',
        key: given(entries[at]).key,
        state,
        mealplan: plan.id,
      }),
    );
  return { plan, mark, keys: entries.map(({ key }) => key as string) };
}

test('cooking takes the ingredients out of the pantry, first-expiring first, and the ledger names the dish', async () => {
  const person = await newPerson();
  const { soon } = await stock(person);
  const { id } = made(await cook(person));
  expect(await amounts(person)).toEqual([300, 0, 4]);
  expect((await ledgerOf(person, soon.id)).at(-1)).toMatchObject({
    reason: 'cooked',
    delta: -150,
    level: 'gone',
    Name: dish.attributes.Name,
    cause: `cooking-${id}`,
  });
  expect(await undo(person, `cooking-${id}`)).toEqual({ undone: 3 });
  expect(await amounts(person)).toEqual([350, 150, 6]);
  expect(await undo(person, `cooking-${id}`)).toEqual({ undone: 0 });
});

test('cooking takes the amounts for the servings cooked, at most what is there; an undo keeps later counts', async () => {
  const person = await newPerson();
  const { box } = await stock(person);
  const { id } = made(await cook(person, { servings: 8 }));
  expect(await amounts(person)).toEqual([0, 0, 0]);
  made(await change(person, { op: 'set', key: box.key, amount: 3 }));
  await undo(person, `cooking-${id}`);
  expect(await amounts(person)).toEqual([350, 150, 3]);
});

test('nothing is taken out unless asked, for another day, or with an empty pantry', async () => {
  const person = await newPerson();
  made(await cook(person));
  expect(await amounts(person)).toEqual([]);
  await stock(person);
  made(await api(person).act(`dishes/${dish.id}/cooked`));
  made(await cook(person, { day: addDays(today(), -3) }));
  expect(await amounts(person)).toEqual([350, 150, 6]);
  expect(faults(await cook(person, { servings: 0 }))).toEqual(['servings: amount']);
  expect(faults(await cook(person, { servings: 'two' }))).toEqual(['servings: amount']);
});

test('marking a meal takes out as well, and removing the mark returns it', async () => {
  const person = await newPerson();
  await stock(person);
  const { mark } = await planned(person);
  await mark(person);
  await mark(person);
  expect(await amounts(person)).toEqual([300, 0, 4]);
  await mark(person, 0, 'skipped');
  expect(await amounts(person)).toEqual([350, 150, 6]);
  const { id } = await mark(person);
  expect(await amounts(person)).toEqual([300, 0, 4]);
  made(await api(person).delete(`logs/${id}`));
  expect(await amounts(person)).toEqual([350, 150, 6]);
});

test('a meal finished in cook mode and marked in the plan is taken out once, in any order', async () => {
  for (const isMarkFirst of [true, false]) {
    const person = await newPerson();
    await stock(person);
    const { mark } = await planned(person);
    if (isMarkFirst) await mark(person);
    made(await cook(person));
    await mark(person);
    made(await cook(person));
    expect(await amounts(person)).toEqual([300, 0, 4]);
  }
});

test('a household takes a meal out once, from any number of phones, and each further meal of its plan', async () => {
  const { id: household, all } = await householdOf(1);
  const friend = await newPerson();
  await stock(all[0]);
  await bringIn(all[0], household, friend);
  const { plan, mark, keys } = await planned(all[0], 2);
  await makeMember(all[0], plan.id, friend);
  await Promise.all([mark(all[0]), mark(friend), cook(friend), cook(all[0]), mark(friend)]);
  expect(await amounts(friend)).toEqual([300, 0, 4]);
  await undo(friend, `meal-${keys[0]}-${today()}`);
  for (const { id } of [...(await cookingsOf(friend)), ...(await cookingsOf(all[0]))])
    await undo(friend, `cooking-${id}`);
  expect(await amounts(friend)).toEqual([350, 150, 6]);
  await mark(friend, 0, 'skipped');
  await mark(friend, 0);
  await mark(friend, 1);
  expect(await amounts(friend)).toEqual([100, 0, 2]);
});
const cookingsOf = async (person: Person): Promise<ApiRecord[]> => (await api(person).get('cookings')).data;

test('cooking never changes another household’s pantry, and a guest’s mark takes nothing from theirs', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await stock(person);
  await stock(other);
  const { plan, mark } = await planned(person);
  await makeMember(person, plan.id, other);
  await mark(other);
  expect(await amounts(other)).toEqual([350, 150, 6]);
  expect(await amounts(person)).toEqual([350, 150, 6]);
  const { id } = made(await cook(person));
  expect(await undo(other, `cooking-${id}`)).toEqual({ undone: 0 });
  expect(await undo(people().admin, `cooking-${id}`)).toEqual({ undone: 0 });
  expect(await amounts(other)).toEqual([350, 150, 6]);
  expect(await amounts(person)).toEqual([300, 0, 4]);
});

test('a person can turn that off for the marks of their plan', async () => {
  const person = await newPerson();
  await stock(person);
  made(await api(person).put(`users/${person.id}`, { usesUpHome: false }));
  const { mark } = await planned(person);
  await mark(person);
  expect(await amounts(person)).toEqual([350, 150, 6]);
});

test('the stock stays the sum of its movements', async () => {
  const person = await newPerson();
  const { late, soon, box } = await stock(person);
  const { mark } = await planned(person);
  await Promise.all([cook(person), mark(person), move(person, late.key, -20), move(person, box.key, -1)]);
  await mark(person, 0, 'skipped');
  const { id } = made(await cook(person, { servings: 1 }));
  await undo(person, `cooking-${id}`);
  const things = new Map((await pantryOf(person)).map((one) => [one.id, one.amount]));
  for (const thing of [late, soon, box]) {
    const book = await ledgerOf(person, thing.id);
    expect(book.reduce((sum, { delta }) => sum + delta, 0)).toBeCloseTo(things.get(thing.id), 6);
    expect(book.at(-1)?.amount).toBe(things.get(thing.id));
  }
});

test('a repeat with the same key is taken out once', async () => {
  const person = await newPerson();
  await stock(person);
  const header = { 'Idempotency-Key': randomUUID() };
  const send = () => api(person).post(`dishes/${dish.id}/cooked`, { servings: 2 }, header);
  const [first, again] = [made(await send()), made(await send())];
  expect(again.id).toBe(first.id);
  expect(await amounts(person)).toEqual([300, 0, 4]);
});
