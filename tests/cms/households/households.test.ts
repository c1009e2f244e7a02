import { describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, faults, newPerson, people } from '../support/api';
import { made, unique } from '../support/records';
import { bringIn, householdOf, householdsOf, idsIn, makeHousehold } from './support';

const codeOf = ({ error }: { error: { details: { code?: string } } }) => error.details.code;

describe('a household', () => {
  test('is unknown to everybody else, Admins included; a Courier has none', async () => {
    const { id, all } = await householdOf(1);
    for (const other of [people().stranger, people().admin]) {
      expect((await api(other).get(`households/${id}`)).status).toBe(404);
      expect((await householdsOf(other)).map((one) => one.id)).not.toContain(id);
      for (const verb of ['accept', 'renew-token'])
        expect((await api(other).act(`households/${id}/${verb}`)).status).toBe(404);
      expect((await api(other).act(`households/${id}/invite`, { email: people().user.email })).status).toBe(
        404,
      );
      expect((await api(other).act(`households/${id}/remove-member`, { user: all[0].id })).status).toBe(404);
      expect((await api(other).put(`households/${id}`, { Name: 'Mine' })).status).toBe(404);
      for (const verb of ['leave', 'decline'])
        expect((await api(other).act(`households/${id}/${verb}`)).data).toEqual({ id, attributes: {} });
    }
    expect((await api(people().courier).get('households')).status).toBe(403);
    expect((await api().get('households')).status).toBe(401);
    expect(at(await householdsOf(all[0]), 0).attributes).toMatchObject({ Name: 'Home', myRole: 'owner' });
  });

  test('lets its people invite others; only the owner names it, removes people and renews the link', async () => {
    const { id, all } = await householdOf(3);
    const [owner, second, third] = all;
    expect((await api(second).act(`households/${id}/remove-member`, { user: third.id })).status).toBe(403);
    expect((await api(second).act(`households/${id}/renew-token`)).status).toBe(403);
    expect(faults(await api(second).put(`households/${id}`, { Name: 'Ours' }))).toEqual(['Name: unknown']);
    made(await api(second).act(`households/${id}/invite`, { email: people().stranger.email }));
    made(await api(second).act(`households/${id}/withdraw`, { email: people().stranger.email }));
    made(await api(owner).act(`households/${id}/remove-member`, { user: third.id }));
    expect(await householdsOf(third)).toEqual([]);
    expect(made(await api(owner).put(`households/${id}`, { Name: 'Ours' })).attributes.Name).toBe('Ours');
  });

  test('is the only one a person is in', async () => {
    const { id, all } = await householdOf(1);
    const other = await householdOf(1);
    const again = await api(all[0]).post('households', { Name: 'Second' });
    expect([again.status, codeOf(again)]).toEqual([409, 'household.already']);
    made(await api(all[0]).act(`households/${id}/invite`, { email: other.all[0].email }));
    const accepted = await api(other.all[0]).act(`households/${id}/accept`);
    expect([accepted.status, codeOf(accepted)]).toEqual([409, 'household.already']);
    made(await api(other.all[0]).act(`households/${other.id}/leave`));
    made(await api(other.all[0]).act(`households/${id}/accept`));
    expect((await householdsOf(other.all[0])).map((one) => one.id)).toEqual([id]);
  });

  test('counts once for a person who joins two at once', async () => {
    const [first, second, guest] = [await householdOf(1), await householdOf(1), await newPerson()];
    const tokens = await Promise.all(
      [first, second].map(
        async ({ all }): Promise<string> => at(await householdsOf(all[0]), 0).attributes.joinToken,
      ),
    );
    const answers = await Promise.all(tokens.map((token) => api(guest).act(`households/join/${token}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await householdsOf(guest)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('shows its name and owner, and no more, until accepted', async () => {
    const { id, all } = await householdOf(2);
    const guest = await newPerson();
    made(await api(all[0]).act(`households/${id}/invite`, { email: guest.email.toUpperCase() }));
    const { attributes } = at(await householdsOf(guest), 0);
    expect(attributes).toMatchObject({ Name: 'Home', myRole: 'invited', owner: { data: { id: all[0].id } } });
    for (const field of ['members', 'invitations', 'joinToken']) expect(attributes).not.toHaveProperty(field);
    expect((await api(guest).act(`households/${id}/invite`, { email: people().user.email })).status).toBe(
      403,
    );
    const { members, invitations } = made(await api(guest).act(`households/${id}/accept`)).attributes;
    expect(idsIn(members)).toEqual([all[1].id, guest.id]);
    expect(invitations).toEqual([]);
  });

  test('is answered by its person alone, and can be declined or withdrawn', async () => {
    const { id, all } = await householdOf(1);
    const guest = await newPerson();
    const ask = () => api(all[0]).act(`households/${id}/invite`, { email: guest.email });
    made(await ask());
    expect((await api(people().stranger).act(`households/${id}/accept`)).status).toBe(404);
    expect(codeOf(await ask())).toBe('membership.alreadyInvited');
    made(await api(guest).act(`households/${id}/decline`));
    expect(await householdsOf(guest)).toEqual([]);
    expect((await api(guest).act(`households/${id}/accept`)).status).toBe(404);
    made(await ask());
    made(await api(all[0]).act(`households/${id}/withdraw`, { email: guest.email }));
    expect((await api(guest).act(`households/${id}/accept`)).status).toBe(404);
    expect(faults(await api(all[0]).act(`households/${id}/invite`, { email: 'no address' }))).toEqual([
      'email: email',
    ]);
  });

  test('counts among the people, twenty at most', async () => {
    const { id, all } = await householdOf(1);
    const ask = (at: number) =>
      api(all[0]).act(`households/${id}/invite`, { email: `guest${at}@supra.test` });
    for (let at = 1; at < 20; at += 1) made(await ask(at));
    expect(faults(await ask(20))).toEqual(['email: tooMany']);
  });

  test('waits for a person who signs up with that address later', async () => {
    const { id, all } = await householdOf(1);
    const email = `${unique('late').replace(/\W/g, '').toLowerCase()}@supra.test`;
    made(await api(all[0]).act(`households/${id}/invite`, { email }));
    const late = await newPerson({ email });
    expect(at(await householdsOf(late), 0).attributes.myRole).toBe('invited');
    made(await api(late).act(`households/${id}/accept`));
  });
});

describe('the link', () => {
  test('admits every signed-in person until it is renewed', async () => {
    const { id, all } = await householdOf(1);
    const token: string = at(await householdsOf(all[0]), 0).attributes.joinToken;
    const [guest, later] = [await newPerson(), await newPerson()];
    expect((await api().get(`households/join/${token}`)).status).toBe(401);
    const { attributes } = made(await api(guest).get(`households/join/${token}`));
    expect(Object.keys(attributes).toSorted()).toEqual(['Name', 'owner']);
    expect((await api(guest).get(`households/${id}`)).status).toBe(404);
    expect(idsIn(made(await api(guest).act(`households/join/${token}`)).attributes.members)).toEqual([
      guest.id,
    ]);
    made(await api(guest).act(`households/join/${token}`));
    made(await api(all[0]).act(`households/${id}/renew-token`));
    expect((await api(later).act(`households/join/${token}`)).status).toBe(404);
    expect((await api(later).get('households/join/short')).status).toBe(404);
  });

  test('no longer works for a person the owner removed, nor once a removed person shared it', async () => {
    const { id, all } = await householdOf(2);
    const [owner, member] = all;
    const tokenOf = async (): Promise<string> => at(await householdsOf(owner), 0).attributes.joinToken;
    const before = await tokenOf();
    made(await api(owner).act(`households/${id}/remove-member`, { user: people().stranger.id }));
    expect(await tokenOf()).toBe(before);
    made(await api(owner).act(`households/${id}/remove-member`, { user: member.id }));
    for (const person of [member, await newPerson()])
      expect((await api(person).act(`households/join/${before}`)).status).toBe(404);
    expect(
      idsIn(made(await api(member).act(`households/join/${await tokenOf()}`)).attributes.members),
    ).toEqual([member.id]);
  });
});

describe('leaving a household', () => {
  test('hands it from the owner to the longest member; the last one ends it', async () => {
    const { id, all } = await householdOf(3);
    expect((await api(all[0]).act(`households/${id}/leave`)).data).toEqual({ id, attributes: {} });
    const { attributes } = at(await householdsOf(all[2]), 0);
    expect(attributes.owner.data.id).toBe(all[1].id);
    expect(idsIn(attributes.members)).toEqual([all[2].id]);
    made(await api(all[1]).act(`households/${id}/leave`));
    made(await api(all[2]).act(`households/${id}/leave`));
    for (const person of all) expect(await householdsOf(person)).toEqual([]);
    await makeHousehold(all[0]);
  });

  test('happens with a deleted account too, as owner, member or invited person', async () => {
    const { id, all } = await householdOf(3);
    const guest = await newPerson();
    made(await api(all[0]).act(`households/${id}/invite`, { email: guest.email }));
    for (const person of [guest, all[0], all[2]]) made(await api(person).delete('users/me'));
    const { attributes } = at(await householdsOf(all[1]), 0);
    expect(attributes).toMatchObject({ myRole: 'owner', invitations: [], members: { data: [] } });
    await bringIn(all[1], id, await newPerson());
  });
});
