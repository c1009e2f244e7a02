import { expect, test } from 'vitest';
import { makePlan } from '../mealplans/support';
import { api, newPerson } from '../support/api';
import { made, uniqueWord } from '../support/records';

const unknown = () => `${uniqueWord()}@nobody.example`;

test('an invitation to a household does not reveal whether an account has the address', async () => {
  const [owner, guest] = [await newPerson(), await newPerson()];
  const { id } = made(await api(owner).post('households', { Name: 'Home' }));
  const strange = unknown();
  const invite = async (email: string) => made(await api(owner).act(`households/${id}/invite`, { email }));
  await invite(guest.email);
  const last = await invite(strange);
  const told = [{ email: guest.email }, { email: strange }];
  expect(last.attributes.invitations).toEqual(told);
  const [read] = (await api(owner).get('households?populate=deep,3')).data;
  expect(read.attributes.invitations).toEqual(told);
  expect(made(await api(owner).get(`households/${id}?fields[0]=invitations`)).attributes.invitations).toEqual(
    told,
  );
  // the guest still finds the invitation
  made(await api(guest).act(`households/${id}/accept`));
});

test('an invitation to a plan does not reveal it either before the answer', async () => {
  const [owner, guest] = [await newPerson(), await newPerson()];
  const { id } = await makePlan(owner);
  for (const email of [guest.email, unknown()])
    made(await api(owner).act(`mealplans/${id}/invite`, { email }));
  const read = async (by: { token: string }) =>
    (await api(by).get(`memberships?filters[mealplan][id][$eq]=${id}&populate=deep,3&sort=id`)).data;
  const shown = (await read(owner)).map(({ attributes }: { attributes: Record<string, unknown> }) => {
    const { email: _email, token: _token, createdAt: _at, updatedAt: _later, ...rest } = attributes;
    return rest;
  });
  expect(shown).toHaveLength(2);
  expect(shown[0]).toEqual(shown[1]);
  expect(shown[0]).toMatchObject({ state: 'invited', user: { data: null } });
  const [theirs] = await read(guest);
  expect(theirs.attributes.user.data.id).toBe(guest.id);
  made(await api(guest).act(`memberships/${theirs.id}/accept`));
  const [accepted] = await read(owner);
  expect(accepted.attributes).toMatchObject({ state: 'accepted', user: { data: { id: guest.id } } });
});
