import { describe, expect, test } from 'vitest';
import { api, faults, newPerson, people, type Answer, type ApiRecord } from '../support/api';
import { changeAccount, signIn } from '../support/people';
import { stack } from '../support/api';
import { idsOf, makeDish, made, makePublic, makeWhole, readDish } from '../support/records';
import { keysWithin } from '../support/walk';

const user = () => api(people().user);
const add = (dish: ApiRecord, email: unknown): Promise<Answer> =>
  user().act(`dishes/${dish.id}/collaborators`, { email });

describe('saves', () => {
  test('put a dish among my saved ones, and everybody sees the count', async () => {
    const dish = await makePublic(people().friend);
    const saved = made(await user().act(`dishes/${dish.id}/save`));
    expect(saved.attributes.saveCount).toBe(1);
    made(await api(people().stranger).act(`dishes/${dish.id}/save`));
    for (const person of [undefined, people().user, people().friend]) {
      expect((await readDish(person, dish.id)).attributes.saveCount).toBe(2);
    }
    const mine = await user().get(`saves?populate=deep,5&filters[dish][id][$eq]=${dish.id}`);
    expect(mine.data).toHaveLength(1);
    expect(mine.data[0].attributes.dish.data).toMatchObject({
      id: dish.id,
      attributes: { Name: dish.attributes.Name },
    });
    expect(keysWithin(mine.data).has('user')).toBe(false);
  });

  test('can be removed', async () => {
    const dish = await makePublic(people().friend);
    made(await user().act(`dishes/${dish.id}/save`));
    expect(made(await user().act(`dishes/${dish.id}/unsave`)).attributes.saveCount).toBe(0);
    expect((await user().get(`saves?filters[dish]=${dish.id}`)).data).toEqual([]);
  });

  test('count twenty for twenty people at once, and one for one person at once', async () => {
    const dish = await makePublic(people().friend);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => newPerson()));
    await Promise.all(
      crowd.flatMap((person) => [1, 2, 3].map(() => api(person).act(`dishes/${dish.id}/save`))),
    );
    expect((await readDish(undefined, dish.id)).attributes.saveCount).toBe(8);
  });

  test('are deleted with their dish', async () => {
    const dish = await makePublic(people().friend);
    const person = await newPerson();
    made(await api(person).act(`dishes/${dish.id}/save`));
    expect(idsOf(await api(person).get('saves'))).toHaveLength(1);
    made(await api(people().friend).delete(`dishes/${dish.id}`));
    const after = await api(person).get('saves?populate=deep,5');
    expect(after.data).toEqual([]);
    expect(after.text).not.toContain(dish.attributes.Name);
  });

  test('show nothing of a dish that has become private', async () => {
    const dish = await makePublic(people().friend);
    const person = await newPerson();
    made(await api(person).act(`dishes/${dish.id}/save`));
    made(await api(people().friend).put(`dishes/${dish.id}`, { visibility: 'private' }));
    const saves = await api(person).get('saves?populate=deep,5');
    expect(saves.text).not.toContain(dish.attributes.Name);
    expect((await api(person).get(`dishes/${dish.id}`)).status).toBe(404);
  });
});

describe('a copy', () => {
  test('belongs to me, is private, and has all else in common', async () => {
    const { dish } = await makeWhole(people().friend, {
      visibility: 'public',
      Note: 'Slowly.',
      TimeToCook: 30,
      prepTime: 10,
    });
    made(await api(people().admin).act(`dishes/${dish.id}/feature`));
    made(await api(people().stranger).act(`dishes/${dish.id}/save`));
    const copy = made(await user().act(`dishes/${dish.id}/copy`));
    expect(copy.id).not.toBe(dish.id);
    const { owner, visibility, featured, saveCount, collaborators, hidden, ...rest } = copy.attributes;
    expect({ owner: owner.data.id, visibility, featured, saveCount, collaborators, hidden }).toEqual({
      owner: people().user.id,
      visibility: 'private',
      featured: false,
      saveCount: 0,
      collaborators: { data: [] },
      hidden: false,
    });
    for (const [name, value] of Object.entries(rest)) {
      if (!['createdAt', 'updatedAt'].includes(name)) expect(value, name).toEqual(dish.attributes[name]);
    }
  });

  test('changes independently', async () => {
    const { dish } = await makeWhole(people().friend, { visibility: 'public' });
    const copy = made(await user().act(`dishes/${dish.id}/copy`));
    made(await user().put(`dishes/${copy.id}`, { Name: 'My own version', Steps: [] }));
    expect(await readDish(people().friend, dish.id)).toEqual(dish);
    made(await api(people().friend).delete(`dishes/${dish.id}`));
    expect((await readDish(people().user, copy.id)).attributes.Name).toBe('My own version');
  });
});

describe('collaborators', () => {
  test('are added by their sign-in email, ignoring case', async () => {
    const dish = await makeDish(people().user);
    const { attributes } = made(await add(dish, ` ${people().friend.email.toUpperCase()} `));
    expect(attributes.collaborators.data.map(({ id }: ApiRecord) => id)).toEqual([people().friend.id]);
    expect((await readDish(people().friend, dish.id)).id).toBe(dish.id);
  });

  test('are not added twice, and neither is the owner', async () => {
    const dish = await makeDish(people().user);
    made(await add(dish, people().friend.email));
    for (const email of [people().friend.email, people().user.email]) {
      const { status, error } = await add(dish, email);
      expect(status).toBe(409);
      expect(error.details.code).toBe('dish.collaboratorExists');
    }
  });

  test('are added once if twenty calls name the same person', async () => {
    const dish = await makeDish(people().user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(dish, people().friend.email)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await readDish(people().user, dish.id)).attributes.collaborators.data).toHaveLength(1);
  });

  test('must have confirmed their email', async () => {
    const dish = await makeDish(people().user);
    const unverified = await newPerson({ verified: false });
    const answer = await add(dish, unverified.email);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(['email: nobody']);
    const nobody = await add(dish, 'nobody-here@example.com');
    expect(nobody.text).toBe(answer.text);
    await changeAccount(stack().emulator, unverified.uid, { emailVerified: true });
    await api({ token: await signIn(stack().emulator, unverified.email) }).get('users/me');
    made(await add(dish, unverified.email));
  });

  test.each([undefined, null, '', 'x', 'a@b', 'a b@c.de', 1, [], { email: 'x' }])(
    'need a valid address, not %j',
    async (email) => {
      const dish = await makeDish(people().user);
      const answer = await add(dish, email);
      expect(answer.status).toBe(400);
      expect(faults(answer)[0]).toMatch(/^(email|data): /);
    },
  );

  test('are added with no other field in the body', async () => {
    const dish = await makeDish(people().user);
    const answer = await user().act(`dishes/${dish.id}/collaborators`, {
      email: people().friend.email,
      role: 'owner',
    });
    expect(faults(answer)).toEqual(['role: unknown']);
  });

  test('count as an edit: an earlier reader gets a conflict', async () => {
    const dish = await makeDish(people().user);
    const { attributes } = made(await add(dish, people().friend.email));
    expect(Date.parse(attributes.updatedAt)).toBeGreaterThan(Date.parse(dish.attributes.updatedAt));
  });

  test('are removed when the owner leaves them out of a body, and the others stay', async () => {
    const dish = await makeDish(people().user);
    made(await add(dish, people().friend.email));
    made(await add(dish, people().stranger.email));
    const { attributes } = made(
      await user().put(`dishes/${dish.id}`, { collaborators: [people().stranger.id] }),
    );
    expect(attributes.collaborators.data.map(({ id }: ApiRecord) => id)).toEqual([people().stranger.id]);
    expect((await api(people().friend).get(`dishes/${dish.id}`)).status).toBe(404);
  });
});
