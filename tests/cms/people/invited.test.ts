import { expect, test } from 'vitest';
import { api, newPerson, stack } from '../support/api';
import { changeAccount, signIn } from '../support/people';
import { idsOf, made } from '../support/records';
import { makeHousehold } from '../households/support';
import { makePlan } from '../mealplans/support';

test('a person with an unconfirmed address learns of no invitation to it, and of all once confirmed', async () => {
  const owner = await newPerson();
  const person = await newPerson({ verified: false });
  const plan = await makePlan(owner);
  const home = await makeHousehold(owner);
  made(await api(owner).act(`mealplans/${plan.id}/invite`, { email: person.email, role: 'viewer' }));
  made(await api(owner).act(`households/${home.id}/invite`, { email: person.email }));

  const seenBy = async (by: { token: string }) => ({
    plans: (await api(by).get('memberships')).data.map(
      (one: { attributes: { planName: string } }) => one.attributes.planName,
    ),
    homes: idsOf(await api(by).get('households')),
  });
  expect(await seenBy(person)).toEqual({ plans: [], homes: [] });

  await changeAccount(stack().emulator, person.uid, { emailVerified: true });
  const confirmed = { token: await signIn(stack().emulator, person.email) };
  await api(confirmed).get('users/me');
  expect(await seenBy(confirmed)).toEqual({ plans: [plan.attributes.Name], homes: [home.id] });
});
