import { beforeAll, expect, test } from 'vitest';
import { api, faults, newPerson, people } from '../support/api';
import type { Person } from '../support/people';
import { makeDish } from '../support/records';
import { eater, propose, week } from './support';

let person: Person;
let dish: number;
beforeAll(async () => {
  person = await newPerson();
  ({ id: dish } = await makeDish(person, { types: ['Lunch'] }));
});

/** Placeholder for the person's own dish, which does not exist yet while the cases are written. */
const OWN = 'own dish';
const keep = (given: object) => ({ keep: [{ day: 1, meal: 'Lunch', dish: OWN, ...given }] });
const tag = (given: object) => ({ wishes: { tags: [{ tag: 'fish', ...given }] } });

test.each<[object, string[]]>([
  [{ days: 0 }, ['days: range']],
  [{ days: 29 }, ['days: range']],
  [{ days: 1.5 }, ['days: range']],
  [{ days: '7' }, ['days: range']],
  [{ days: undefined }, ['days: range']],
  [{ meals: [] }, ['meals: required']],
  [{ meals: undefined }, ['meals: required']],
  [{ meals: ['Brunch'] }, ['meals.0: choice']],
  [{ meals: 'Lunch' }, ['meals: choice']],
  [{ eaters: [] }, ['eaters: required']],
  [{ eaters: Array.from({ length: 21 }, () => eater()) }, ['eaters: tooMany']],
  [{ eaters: [{ factor: 1 }] }, ['eaters.0.Name: required']],
  [{ eaters: [eater(), eater({ factor: 0 })] }, ['eaters.1.factor: amount']],
  [{ eaters: [eater({ factor: 3.1 })] }, ['eaters.0.factor: amount']],
  [{ eaters: [eater({ targets: { calories: 20_001 } })] }, ['eaters.0.targets.calories: range']],
  [{ eaters: [eater({ targets: { salt: 3 } })] }, ['eaters.0.targets.salt: unknown']],
  [{ eaters: [eater({ diet: ['Carnivore'] })] }, ['eaters.0.diet.0: choice']],
  [{ eaters: [eater({ allergens: ['milk', 'dust'] })] }, ['eaters.0.allergens.1: choice']],
  [{ from: [] }, ['from: required']],
  [{ from: undefined }, ['from: required']],
  [{ from: 'mine' }, ['from: choice']],
  [{ from: ['mine', 'theirs'] }, ['from.1: choice']],
  [{ from: ['public', 99_999_999] }, ['from.1: reference']],
  [{ keep: [{ day: 1, meal: 'Lunch' }] }, ['keep.0.dish: required']],
  [keep({ dish: 99_999_999 }), ['keep.0.dish: reference']],
  [keep({ dish: 'soup' }), ['keep.0.dish: reference']],
  [keep({ day: 4 }), ['keep.0.day: range']],
  [keep({ day: 0 }), ['keep.0.day: range']],
  [keep({ meal: 'Brunch' }), ['keep.0.meal: choice']],
  [keep({ servings: 2 }), ['keep.0.servings: unknown']],
  [{ wishes: { budgetTetri: -1 } }, ['wishes.budgetTetri: range']],
  [{ wishes: { budgetTetri: 10.5 } }, ['wishes.budgetTetri: number']],
  [
    { wishes: { weekdayMinutes: 0, weekendMinutes: 10_081 } },
    ['wishes.weekdayMinutes: time', 'wishes.weekendMinutes: time'],
  ],
  [{ wishes: { repeats: 0 } }, ['wishes.repeats: range']],
  [{ wishes: { repeats: 8 } }, ['wishes.repeats: range']],
  [{ wishes: { leftovers: ['Supper'] } }, ['wishes.leftovers.0: choice']],
  [{ wishes: { fasting: 'yes' } }, ['wishes.fasting: choice']],
  [{ wishes: { fastingFish: 1 } }, ['wishes.fastingFish: choice']],
  [{ wishes: { fastingNoOil: [] } }, ['wishes.fastingNoOil: choice']],
  [{ wishes: { luck: 1 } }, ['wishes.luck: unknown']],
  [{ wishes: [] }, ['wishes: choice']],
  [{ wishes: { tags: [{ min: 1 }] } }, ['wishes.tags.0.tag: required']],
  [{ wishes: { tags: [7] } }, ['wishes.tags.0: required']],
  [{ wishes: { tags: Array.from({ length: 21 }, () => ({ tag: 'fish' })) } }, ['wishes.tags: tooMany']],
  [tag({ min: -1 }), ['wishes.tags.0.min: range']],
  [tag({ min: 3, max: 2 }), ['wishes.tags.0.max: range']],
  [tag({ weekdays: [1, 8] }), ['wishes.tags.0.weekdays.1: range']],
  [tag({ weekdays: 3 }), ['wishes.tags.0.weekdays: choice']],
  [tag({ tag: 'f'.repeat(31) }), ['wishes.tags.0.tag: tooLong']],
  [{ startDate: '2026-02-30' }, ['startDate: date']],
  [{ seed: -1 }, ['seed: range']],
  [{ seed: 'x' }, ['seed: number']],
  [{ seconds: 0 }, ['seconds: range']],
  [{ seconds: 10.1 }, ['seconds: range']],
  [{ luck: 1 }, ['luck: unknown']],
  [{ days: 0, eaters: [], seconds: 11 }, ['days: range', 'seconds: range', 'eaters: required']],
])('%j is refused at its field', async (given, wrong) => {
  const meant = (_name: string, value: unknown) => (value === OWN ? dish : value);
  const asked = JSON.parse(JSON.stringify(week({ ...given })), meant);
  const answer = await api(person).post('mealplans/propose', asked);
  expect([answer.status, faults(answer)]).toEqual([400, wrong]);
});

test('values at their limits are accepted', async () => {
  const widest = {
    days: 28,
    eaters: Array.from({ length: 20 }, () => eater({ factor: 3 })),
    wishes: {
      budgetTetri: 0,
      weekdayMinutes: 1,
      weekendMinutes: 10_080,
      repeats: 7,
      tags: [{ tag: 'fish', min: 0, max: 140, weekdays: [1, 7] }],
    },
    keep: [{ day: 28, meal: 'Dinner', dish }],
    seed: Number.MAX_SAFE_INTEGER,
    seconds: 0.1,
    startDate: '2027-01-01',
  };
  const { status, data } = await propose(person, widest);
  expect([status, data.days.length]).toEqual([200, 28]);
});

test('alternatives for a meal are refused at their field too', async () => {
  const { seed: _seed, ...asked } = week();
  const slot = { day: 1, meal: 'Lunch' };
  const entry = { kind: 'dish', dish, servings: 1 };
  const plan = (given: object) => [{ day: 1, meals: [{ type: 'Lunch', entries: [{ ...entry, ...given }] }] }];
  const refused = async (given: object) =>
    faults(await api(person).post('mealplans/propose/others', { ...asked, slot, plan: plan({}), ...given }));
  expect(await refused({ slot: undefined })).toEqual(['slot: required']);
  expect(await refused({ slot: { day: 9, meal: 'Lunch' } })).toEqual(['slot.day: range']);
  expect(await refused({ slot: { day: 1, meal: 'Brunch' } })).toEqual(['slot.meal: choice']);
  expect(await refused({ plan: plan({ dish: 99_999_999 }) })).toEqual([
    'plan.0.meals.0.entries.0.dish: reference',
  ]);
  expect(await refused({ plan: plan({ kind: 'leftovers' }) })).toEqual([
    'plan.0.meals.0.entries.0.of: required',
  ]);
  expect(await refused({ plan: plan({ kind: 'text' }) })).toEqual(['plan.0.meals.0.entries.0.kind: choice']);
  expect(await refused({ seed: 1 })).toEqual(['seed: unknown']);
});

test('bodies of another form are refused', async () => {
  const call = (body: string) =>
    api(people().user).send('POST', 'mealplans/propose', {
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  for (const body of ['{}', '[]', '{"data":7}', '{"data":null}', `{"data":{},"seed":1}`])
    expect((await call(body)).status).toBe(400);
});
