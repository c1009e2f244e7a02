import { describe, expect, test } from 'vitest';
import { api, stack, newPerson, people } from '../support/api';
import { changeAccount, signIn } from '../support/people';
import { made } from '../support/records';
import { day, makeMember, makePlan, makePublished, readPlan } from './support';

const user = () => api(people().user);
const friend = () => api(people().friend);
const invited = async (plan: number, person = people().friend) =>
  (await api(person).get(`memberships?filters[mealplan][id][$eq]=${plan}`)).data[0];

describe('an invitation', () => {
  test('opens the plan once accepted; a second answer keeps it accepted', async () => {
    const plan = await makePlan(people().user);
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email, role: 'viewer' }));
    const { id, attributes } = await invited(plan.id);
    expect(attributes).toMatchObject({ state: 'invited', role: 'viewer', planName: plan.attributes.Name });
    made(await friend().act(`memberships/${id}/accept`));
    made(await friend().act(`memberships/${id}/accept`));
    const late = await friend().act(`memberships/${id}/decline`);
    expect(late.error.details.code).toBe('invitation.invalid');
    expect((await readPlan(people().friend, plan.id)).attributes.myRole).toBe('viewer');
    expect((await friend().put(`mealplans/${plan.id}`, { Name: 'Not mine' })).status).toBe(403);
  });

  test('is refused twice in any spelling of the address, and to the owner', async () => {
    const plan = await makePlan(people().user);
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email }));
    for (const email of [
      people().friend.email,
      ` ${people().friend.email.toUpperCase()} `,
      people().user.email,
    ]) {
      const answer = await user().act(`mealplans/${plan.id}/invite`, { email });
      expect(answer.status).toBe(409);
      expect(answer.error.details.code).toBe('membership.alreadyInvited');
    }
  });

  test.each(['', 'nobody', 'a@b', 7, null])('is refused to %j, which is no address', async (email) => {
    const plan = await makePlan(people().user);
    const answer = await user().act(`mealplans/${plan.id}/invite`, { email });
    expect(answer.error.details.errors).toMatchObject([{ path: ['email'], key: 'email' }]);
  });

  test('fails once declined, withdrawn or meant for somebody else, and changes nothing', async () => {
    const plan = await makePlan(people().user);
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email }));
    const { id } = await invited(plan.id);
    expect((await api(people().stranger).act(`memberships/${id}/accept`)).status).toBe(404);
    made(await friend().act(`memberships/${id}/decline`));
    const answer = await friend().act(`memberships/${id}/accept`);
    expect(answer.status).toBe(409);
    expect(answer.error.details.code).toBe('invitation.invalid');
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email }));
    made(await user().delete(`memberships/${id}`));
    expect((await friend().act(`memberships/${id}/accept`)).status).toBe(404);
    expect((await friend().get(`mealplans/${plan.id}`)).status).toBe(404);
  });

  test('waits for a person to sign up, and for their address to be verified', async () => {
    const plan = await makePlan(people().user);
    const email = `later-${plan.id}@example.com`;
    made(await user().act(`mealplans/${plan.id}/invite`, { email, role: 'editor' }));
    const guest = await newPerson({ email, verified: false });
    expect((await api(guest).get('memberships')).data).toEqual([]);
    await changeAccount(stack().emulator, guest.uid, { emailVerified: true });
    const token = await signIn(stack().emulator, email);
    const [{ id }] = (await api({ token }).get('memberships')).data;
    made(await api({ token }).act(`memberships/${id}/accept`));
    expect((await readPlan({ token }, plan.id)).attributes.myRole).toBe('editor');
  });
});

describe('an invitation’s own link', () => {
  const link = async (plan: number) => {
    const [row] = (await user().get(`memberships?filters[mealplan][id][$eq]=${plan}`)).data;
    return `mealplans/join/${row.attributes.token}`;
  };

  test('opens the plan to its person alone, and accepts with the given role', async () => {
    const plan = await makePlan(people().user);
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email, role: 'editor' }));
    const path = await link(plan.id);
    expect((await api().get(path)).status).toBe(401);
    expect((await api(people().stranger).get(path)).status).toBe(404);
    expect((await api(people().stranger).act(path)).status).toBe(404);
    expect((await friend().get(path)).data.id).toBe(plan.id);
    expect(`mealplans/join/${(await invited(plan.id)).attributes.token}`).toBe(path);
    expect((await readPlan(people().user, plan.id)).attributes.memberCount).toBe(0);
    expect(made(await friend().act(path)).attributes.myRole).toBe('editor');
    expect(made(await friend().act(path)).attributes.myRole).toBe('editor');
  });

  test('opens nothing once it was declined or withdrawn', async () => {
    const plan = await makePlan(people().user);
    made(await user().act(`mealplans/${plan.id}/invite`, { email: people().friend.email }));
    const path = await link(plan.id);
    const { id } = await invited(plan.id);
    made(await friend().act(`memberships/${id}/decline`));
    expect((await friend().get(path)).status).toBe(404);
    expect((await friend().act(path)).status).toBe(404);
    made(await user().delete(`memberships/${id}`));
    expect((await friend().get(path)).status).toBe(404);
  });
});

describe('members', () => {
  test('get another role, are removed while they edit, or leave', async () => {
    const plan = await makePlan(people().user);
    const { id } = await makeMember(people().user, plan.id, people().friend, 'editor');
    expect((await friend().put(`memberships/${id}`, { role: 'editor' })).status).toBe(403);
    made(await user().put(`memberships/${id}`, { role: 'viewer' }));
    expect((await friend().put(`mealplans/${plan.id}`, { Name: 'As a viewer' })).status).toBe(403);
    made(await user().put(`memberships/${id}`, { role: 'editor' }));
    made(await friend().put(`mealplans/${plan.id}`, { Name: 'As an editor' }));
    made(await user().delete(`memberships/${id}`));
    expect((await friend().put(`mealplans/${plan.id}`, { Name: 'As nobody' })).status).toBe(404);
    await makeMember(people().user, plan.id, people().friend);
    const left = await friend().act(`mealplans/${plan.id}/leave`);
    expect(made(left)).toEqual({ id: plan.id, attributes: {} });
    expect(made(await friend().act(`mealplans/${plan.id}/leave`))).toEqual(left.data);
    expect((await friend().get(`mealplans/${plan.id}`)).status).toBe(404);
    expect((await user().act(`mealplans/${plan.id}/leave`)).status).toBe(409);
  });

  test('get what they may still read after they leave a public plan', async () => {
    const plan = await makePublished(people().user);
    await makeMember(people().user, plan.id, people().friend);
    const left = made(await friend().act(`mealplans/${plan.id}/leave`));
    expect(left.attributes).toMatchObject({ Name: plan.attributes.Name, myRole: 'reader' });
    expect(made(await friend().act(`mealplans/${plan.id}/leave`))).toEqual(left);
  });

  test('have a plan they also follow once on their days, as their own copy', async () => {
    const titled = (title: string) => [day([], { appointments: [{ title, time: '10:00' }] })];
    const plan = await makePublished(people().user, { days: titled('Once'), startDate: '2027-06-01' });
    const guest = await newPerson();
    await makeMember(people().user, plan.id, guest, 'viewer');
    const sources = async () => {
      const { data } = await api(guest).get('users/me/calendar?from=2027-06-01&to=2027-06-03');
      return data.map((item: { day: string; source: { type: string } }) => [item.day, item.source.type]);
    };
    expect(await sources()).toEqual([['2027-06-01', 'mealplan']]);
    made(await api(guest).act(`mealplans/${plan.id}/subscribe`, { startDate: '2027-06-03' }));
    expect(await sources()).toEqual([['2027-06-03', 'subscription']]);
    made(await api(guest).act(`mealplans/${plan.id}/unsubscribe`));
    expect(await sources()).toEqual([['2027-06-01', 'mealplan']]);
  });

  test('join by the token of the QR code; after a renewal the old one answers 404', async () => {
    const plan = await makePlan(people().user);
    const token = plan.attributes.joinToken;
    const open = await api().get(`mealplans/join/${token}?fields=Name`);
    expect(open.data).toMatchObject({ id: plan.id, attributes: { Name: plan.attributes.Name } });
    expect(open.text).not.toContain('joinToken');
    expect((await api().act(`mealplans/join/${token}`)).status).toBe(401);
    expect((await api(people().courier).act(`mealplans/join/${token}`)).status).toBe(403);
    expect(made(await friend().act(`mealplans/join/${token}`)).attributes.myRole).toBe('viewer');
    made(await user().act(`mealplans/${plan.id}/renew-token`));
    for (const who of [undefined, people().stranger])
      expect((await api(who).get(`mealplans/join/${token}`)).status).toBe(404);
    expect((await api(people().stranger).act(`mealplans/join/${token}`)).status).toBe(404);
    expect((await readPlan(people().friend, plan.id)).attributes.myRole).toBe('viewer');
  });
});
