import { expect, test } from 'vitest';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { api, faults, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { day, makeMember, makePlan, makePublished, readPlan } from '../mealplans/support';

const HOME = [
  { Name: 'Nino', factor: 1 },
  { Name: 'Luka', factor: 0.5 },
];
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
const put = (by: { id: number; token: string }, given: Record<string, unknown>) =>
  api(by).put(`users/${by.id}`, given);
const eatersOf = async (by: { token: string }) => {
  const [subscription] = (await api(by).get('subscriptions?populate=deep,3')).data;
  return subscription.attributes.eaters;
};

test('a new person is still to be welcomed, once; who eats is kept with them', async () => {
  const person = await newPerson();
  expect((await api(person).get('users/me')).body).toMatchObject({ welcomed: false, household: [] });
  made(await put(person, { household: HOME, welcomed: true }));
  expect((await api(person).get('users/me')).body).toMatchObject({ welcomed: true, household: HOME });
});

test.each([
  [[{ Name: '', factor: 1 }], 'household.0.Name'],
  [[{ Name: 'Nino', factor: 0 }], 'household.0.factor'],
  [[{ Name: 'Nino', factor: PLAN_LIMITS.factor.max + 1 }], 'household.0.factor'],
])('%j is refused at its field', async (household, path) => {
  const person = await newPerson();
  const answer = await put(person, { household });
  expect(answer.status).toBe(400);
  expect(faults(answer)[0]).toMatch(new RegExp(`^${path}:`));
});

test('it is nobody else’s: not read, not changed by another’s token', async () => {
  const person = await newPerson();
  made(await put(person, { household: HOME }));
  for (const other of [people().friend, people().courier])
    expect([403, 404]).toContain(
      (await api(other).put(`users/${person.id}`, { household: [], welcomed: true })).status,
    );
  const seen = await api(people().admin).get(`users/${person.id}`);
  expect(JSON.stringify(seen.body)).not.toContain('Luka');
  expect((await api(person).get('users/me')).body).toMatchObject({ household: HOME });
});

test('a plan that is followed is laid for one’s own household; a member’s stays as it is laid', async () => {
  const eaters = [{ key: crypto.randomUUID(), Name: 'Author', factor: 2 }];
  const days = [day([], { appointments: [{ title: 'One', time: '09:30' }] })];
  const plan = await makePublished(people().user, { eaters, days });
  const [follower, other] = [await newPerson(), await newPerson()];
  made(await put(follower, { household: HOME }));
  for (const by of [follower, other])
    made(await api(by).act(`mealplans/${plan.id}/subscribe`, { startDate: today() }));
  expect(await eatersOf(follower)).toMatchObject([
    { ...HOME[0], user: follower.id },
    { ...HOME[1], user: null },
  ]);
  expect(await eatersOf(other)).toMatchObject([{ Name: '', factor: 2 }]);

  const member = await newPerson();
  made(await put(member, { household: HOME }));
  await makeMember(people().user, plan.id, member, 'viewer');
  made(await api(member).act(`mealplans/${plan.id}/subscribe`, { startDate: today() }));
  expect(await eatersOf(member)).toMatchObject([{ Name: 'Author', factor: 2 }]);
});

test('a new plan without eaters is laid for it, one that names them is not', async () => {
  const person = await newPerson();
  made(await put(person, { household: HOME }));
  const days = [day([], {})];
  const { id } = await makePlan(person, { eaters: [], days });
  expect((await readPlan(person, id)).attributes.eaters).toMatchObject([
    { ...HOME[0], user: person.id },
    { ...HOME[1], user: null },
  ]);
  const eaters = [{ key: crypto.randomUUID(), Name: 'Guest', factor: 1 }];
  const named = await makePlan(person, { eaters, days });
  expect((await readPlan(person, named.id)).attributes.eaters).toMatchObject([{ Name: 'Guest' }]);
});
