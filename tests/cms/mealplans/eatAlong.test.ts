import { describe, expect, test } from 'vitest';
import { api, newPerson, people } from '../support/api';
import { made } from '../support/records';
import { day, makePlan, readPlan } from './support';

const START = '2027-06-01';
const user = () => api(people().user);
const days = [day([], { appointments: [{ title: 'Breakfast together', time: '09:00' }] })];

async function invited(role = 'viewer') {
  const guest = await newPerson();
  const plan = await makePlan(people().user, { days, startDate: START });
  made(await user().act(`mealplans/${plan.id}/invite`, { email: guest.email, role }));
  const [{ id }] = (await api(guest).get('memberships')).data;
  const titles = async () => {
    const { data } = await api(guest).get(`users/me/calendar?from=${START}&to=${START}`);
    return (data as { title: string }[]).map(({ title }) => title);
  };
  /** Reads twice, cold and from the cache. */
  const said = async () => {
    const cold = (await readPlan(guest, plan.id)).attributes.eatsAlong;
    expect((await readPlan(guest, plan.id)).attributes.eatsAlong).toBe(cold);
    return cold;
  };
  return { guest, plan, id, titles, said, mine: api(guest) };
}

describe('a viewer', () => {
  test('has nothing on their day until they say that they eat along', async () => {
    const { plan, id, titles, said, mine } = await invited();
    made(await mine.act(`memberships/${id}/accept`));
    expect([await said(), await titles()]).toEqual([null, []]);
    made(await mine.act(`mealplans/${plan.id}/eat-along`, { eatsAlong: true }));
    expect([await said(), await titles()]).toEqual([true, ['Breakfast together']]);
    made(await mine.act(`mealplans/${plan.id}/eat-along`, { eatsAlong: false }));
    expect([await said(), await titles()]).toEqual([false, []]);
  });

  test('may say so when accepting, or when joining by the QR code', async () => {
    const accepted = await invited();
    made(await accepted.mine.act(`memberships/${accepted.id}/accept`, { eatsAlong: true }));
    expect(await accepted.titles()).toEqual(['Breakfast together']);
    for (const eatsAlong of [true, false]) {
      const guest = await newPerson();
      made(await api(guest).act(`mealplans/join/${accepted.plan.attributes.joinToken}`, { eatsAlong }));
      const { data } = await api(guest).get(`users/me/calendar?from=${START}&to=${START}`);
      expect(data).toHaveLength(eatsAlong ? 1 : 0);
    }
  });

  test('may answer again: the last answer counts', async () => {
    const { plan, id, titles, mine } = await invited();
    made(await mine.act(`memberships/${id}/accept`, { eatsAlong: false }));
    made(await mine.act(`memberships/${id}/accept`, { eatsAlong: true }));
    expect(await titles()).toEqual(['Breakfast together']);
    made(await mine.act(`memberships/${id}/accept`)); // the field is left out
    expect(await titles()).toEqual(['Breakfast together']);
    const token = plan.attributes.joinToken;
    made(await mine.act(`mealplans/join/${token}`, { eatsAlong: false }));
    expect(await titles()).toEqual([]);
  });

  test('is the only one who answers, with nothing but yes or no', async () => {
    const { plan, id, mine, titles } = await invited();
    for (const wrong of [{ eatsAlong: 'yes' }, { role: 'editor' }]) {
      expect((await mine.act(`memberships/${id}/accept`, wrong)).status).toBe(400);
    }
    made(await mine.act(`memberships/${id}/accept`));
    const verb = `mealplans/${plan.id}/eat-along`;
    expect((await mine.act(verb)).status).toBe(400);
    expect((await user().act(verb, { eatsAlong: true })).status).toBe(403);
    expect((await api(people().friend).act(verb, { eatsAlong: true })).status).toBe(404);
    expect((await api(people().courier).act(verb, { eatsAlong: true })).status).toBe(403);
    expect((await api().act(verb, { eatsAlong: true })).status).toBe(401);
    expect((await user().put(`memberships/${id}`, { eatsAlong: true })).status).toBe(400);
    expect(await titles()).toEqual([]);
  });
});

test('is not an editor or owner, who have the plan on their days anyway', async () => {
  const { id, titles, said, mine } = await invited('editor');
  made(await mine.act(`memberships/${id}/accept`));
  expect([await said(), await titles()]).toEqual([undefined, ['Breakfast together']]);
});
