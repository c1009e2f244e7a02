import { expect, test } from 'vitest';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import { bringIn, householdOf } from '../households/support';
import { api, faults, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { day, makeMember, makePlan, makePublished, readPlan } from '../mealplans/support';
import { today } from '../support/today';

const HOME = [
  { Name: 'Nino', factor: 1 },
  { Name: 'Luka', factor: 0.5 },
];
const put = (by: { id: number; token: string }, given: Record<string, unknown>) =>
  api(by).put(`users/${by.id}`, given);
const eatersOf = async (by: { token: string }) => {
  const [subscription] = (await api(by).get('subscriptions?populate=deep,3')).data;
  return subscription.attributes.eaters;
};

test('a new person is welcomed once, and their eaters are kept', async () => {
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

test('the eaters are private: not read or changed with another’s token', async () => {
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

test('a followed plan is laid for the follower’s household; a member’s stays unchanged', async () => {
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

test('a new plan without eaters gets the household’s; one with eaters keeps them', async () => {
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

const eatersIn = async (by: { id: number; token: string }, given: object = {}) => {
  const { id } = await makePlan(by, { eaters: [], days: [day([], {})], ...given });
  return (await readPlan(by, id)).attributes.eaters;
};
const seat = ({ id }: { id: number }, Name: unknown = expect.any(String)) => ({ Name, factor: 1, user: id });

test('a new plan is for everybody in the shared household; existing plans stay', async () => {
  const { id, all } = await householdOf(2);
  const [nino, giorgi] = all;
  const before = await makePlan(nino, { eaters: [], days: [day([], {})] });
  expect((await readPlan(nino, before.id)).attributes.eaters).toMatchObject([seat(nino), seat(giorgi)]);
  const ana = await newPerson();
  expect(await eatersIn(ana)).toEqual([]);
  await bringIn(nino, id, ana);
  expect(await eatersIn(ana)).toMatchObject([seat(ana), seat(nino), seat(giorgi)]);
  expect((await readPlan(nino, before.id)).attributes.eaters).toMatchObject([seat(nino), seat(giorgi)]);
  made(await api(giorgi).act(`households/${id}/leave`));
  expect((await readPlan(nino, before.id)).attributes.eaters).toMatchObject([seat(nino), seat(giorgi)]);
  expect(await eatersIn(giorgi)).toEqual([]);
  expect(await eatersIn(nino)).toMatchObject([seat(nino), seat(ana)]);
  // nobody else sees who the eaters are
  const plan = await makePublished(nino, {
    days: [day([], { appointments: [{ title: 'One', time: '09:30' }] })],
  });
  expect((await readPlan(people().stranger, plan.id)).attributes.eaters).toMatchObject([
    { Name: '', user: null },
    { Name: '', user: null },
  ]);
});

test('the person’s own eaters take precedence; they may name housemates, and nobody else', async () => {
  const { id, all } = await householdOf(2);
  const [nino, giorgi] = all;
  const said = [HOME[0], { ...HOME[1], user: giorgi.id }];
  made(await put(nino, { household: said }));
  expect(await eatersIn(nino)).toMatchObject([
    seat(nino, 'Nino'),
    { Name: 'Luka', factor: 0.5, user: giorgi.id },
  ]);
  const stranger = await newPerson();
  for (const user of [stranger.id, 2_000_000_000])
    expect(faults(await put(nino, { household: [HOME[0], { ...HOME[1], user }] }))).toEqual([
      'household.1.user: reference',
    ]);
  expect(faults(await put(stranger, { household: [{ ...HOME[0], user: nino.id }] }))).toEqual([
    'household.0.user: reference',
  ]);
  expect(faults(await put(nino, { household: [{ ...HOME[0], user: -1 }] }))[0]).toMatch(/^household.0.user/);
  // a leaver's seat stays without a user, and the settings can be saved again
  made(await api(giorgi).act(`households/${id}/leave`));
  expect(await eatersIn(nino)).toMatchObject([seat(nino, 'Nino'), { Name: 'Luka', factor: 0.5, user: null }]);
  made(await put(nino, { household: said }));
});
