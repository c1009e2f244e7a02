import { describe, expect, test } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { api, newPerson, people, stack, type ApiRecord } from '../support/api';
import { changeAccount, signIn, type Person } from '../support/people';
import { made, makeDish, makePublic } from '../support/records';
import { day, entry, makeMember, makePlan, makePublished, meal, readPlan } from './support';

const START = '2027-06-01';
const user = () => api(people().user);
const daysWith = (...dishes: number[]) => [day([meal(dishes.map((id) => entry(id)))])];
const titled = (title: string) => [day([], { title, appointments: [{ title, time: '09:00' }] })];

/**
 * Returns the title of the plan's first day as this person reads it, cold and from the cache; the status if they may
 * not.
 */
async function titleFor(by: { token: string } | undefined, plan: number): Promise<unknown> {
  const read = async () => {
    const { status, data } = await api(by).get(`mealplans/${plan}?populate=deep,5`);
    return status === 200 ? data.attributes.days[0].title : status;
  };
  const cold = await read();
  expect(await read()).toBe(cold);
  return cold;
}

const calendarOf = async (by: Person): Promise<string[]> => {
  const { data } = await api(by).get(`users/me/calendar?from=${START}&to=${START}`);
  return data.map(({ title }: { title: string }) => title);
};

async function invite(plan: number, guest: Person, role = 'viewer'): Promise<ApiRecord> {
  made(await user().act(`mealplans/${plan}/invite`, { email: guest.email, role, confirmPrivate: true }));
  return (await api(guest).get(`memberships?filters[mealplan][id][$eq]=${plan}`)).data[0];
}

describe('the saved state of a plan', () => {
  test.each(['private', 'public'])('is read by every member of a %s one', async (visibility) => {
    const [viewer, editor, invited, removed, follower] = atLeast(
      5,
      await Promise.all(Array.from({ length: 5 }, () => newPerson())),
    );
    const isPublic = visibility === 'public';
    const given = { days: titled('First'), startDate: START, visibility };
    const plan = isPublic ? await makePublished(people().user, given) : await makePlan(people().user, given);
    await makeMember(people().user, plan.id, viewer, 'viewer');
    await makeMember(people().user, plan.id, editor, 'editor');
    const membership = await makeMember(people().user, plan.id, removed, 'viewer');
    await invite(plan.id, invited);
    const followed = await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: START });
    expect(followed.status).toBe(isPublic ? 200 : 404);
    made(await user().delete(`memberships/${membership.id}`));
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Second') }));

    for (const by of [people().user, viewer, editor, invited, people().admin])
      expect(await titleFor(by, plan.id)).toBe('Second');
    const outside = isPublic ? 'First' : 404;
    for (const by of [removed, follower, people().stranger, people().courier, undefined])
      expect(await titleFor(by, plan.id)).toBe(outside);
    const path = `mealplans/join/${plan.attributes.joinToken}`;
    for (const by of [undefined, follower, people().stranger])
      expect(made(await api(by).get(`${path}?populate=deep,5`)).attributes.days[0].title).toBe('Second');

    expect(await calendarOf(viewer)).toEqual(['Second']);
    expect(await calendarOf(editor)).toEqual(['Second']);
    expect(await calendarOf(follower)).toEqual(isPublic ? ['First'] : []);
    for (const by of [invited, removed]) expect(await calendarOf(by)).toEqual([]);
  });

  test('is copied by a member as they read it', async () => {
    const [old, fresh] = [await makePublic(people().user), await makePublic(people().user)];
    const guest = await newPerson();
    const plan = await makePublished(people().user, { days: daysWith(old.id), startDate: START });
    await makeMember(people().user, plan.id, guest, 'viewer');
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(fresh.id) }));
    const dishIn = ({ attributes }: ApiRecord) => attributes.days[0].meals[0].entries[0].dish.data.id;
    expect(dishIn(made(await api(guest).act(`mealplans/${plan.id}/copy`)))).toBe(fresh.id);
    expect(dishIn(made(await api(people().stranger).act(`mealplans/${plan.id}/copy`)))).toBe(old.id);
  });

  test('gives members its figures; everybody else gets those of the version', async () => {
    const guest = await newPerson();
    const plan = await makePublished(people().user, { days: titled('First') });
    await makeMember(people().user, plan.id, guest, 'viewer');
    made(await user().put(`mealplans/${plan.id}`, { days: [...titled('First'), ...titled('Second')] }));
    const counted = async (by?: Person) => {
      const [listed] = (await api(by).get(`mealplans?id=${plan.id}&fields=dayCount`)).data;
      const { attributes } = await readPlan(by, plan.id);
      return [listed.attributes.dayCount, attributes.dayCount, attributes.days.length];
    };
    expect(await counted(guest)).toEqual([2, 2, 2]);
    expect(await counted(people().user)).toEqual([2, 2, 2]);
    expect(await counted()).toEqual([1, 1, 1]);
    made(await user().act(`mealplans/${plan.id}/publish`));
    expect(await counted()).toEqual([2, 2, 2]);
  });

  test('changes its figures with its dishes, and no search finds the plan by unpublished ones', async () => {
    const dish = await makePublic(people().user, { ingredients: [] });
    const plan = await makePublished(people().user, { days: titled('Nothing yet') });
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(dish.id) }));
    const flags = async (by?: Person) => (await readPlan(by, plan.id)).attributes.dietaryFlags;
    made(await user().put(`dishes/${dish.id}`, { dietaryFlags: ['Vegan'] }));
    expect([await flags(people().user), await flags()]).toEqual([['Vegan', 'Vegetarian', 'Dairy-Free'], []]);
    const found = async () =>
      (await api().get(`mealplans?_q=${encodeURIComponent(dish.attributes.Name)}`)).data.map(
        ({ id }: ApiRecord) => id,
      );
    expect(await found()).not.toContain(plan.id);
    made(await user().act(`mealplans/${plan.id}/publish`));
    expect(await found()).toContain(plan.id);
  });
});

describe('an invited person', () => {
  test('reads the plan before answering, without seeing the eaters, and changes nothing', async () => {
    const guest = await newPerson();
    const eaters = [{ Name: 'Nika', factor: 0.5, allergens: ['nuts'] }];
    const plan = await makePlan(people().user, { days: titled('First'), eaters });
    const membership = await invite(plan.id, guest, 'editor');
    const read = await readPlan(guest, plan.id);
    expect(read.attributes).toMatchObject({ myRole: 'invited', eaters: [{ Name: '', factor: 0.5 }] });
    expect(read.attributes.eaters[0].allergens).toBeNull();
    for (const private_ of ['joinToken', 'unpublished', 'members', 'followerCount'])
      expect(read.attributes).not.toHaveProperty(private_);
    expect((await api(guest).get(`mealplans?id=${plan.id}`)).data).toHaveLength(1);
    expect((await api(guest).put(`mealplans/${plan.id}`, { Name: 'Not mine yet' })).status).toBe(403);
    expect((await api(guest).act(`mealplans/${plan.id}/eat-along`, { eatsAlong: true })).status).toBe(403);
    const { data } = await api(guest).get('memberships?populate=deep,1');
    expect(data[0].attributes.mealplan.data.id).toBe(plan.id);
    made(await api(guest).act(`memberships/${membership.id}/decline`));
    expect(await titleFor(guest, plan.id)).toBe(404);
  });

  test('reads nothing until their address is confirmed, nor once the invitation is withdrawn', async () => {
    const plan = await makePlan(people().user, { days: titled('First') });
    const email = `later-${plan.id}@example.com`;
    made(await user().act(`mealplans/${plan.id}/invite`, { email }));
    const guest = await newPerson({ email, verified: false });
    expect(await titleFor(guest, plan.id)).toBe(404);
    await changeAccount(stack().emulator, guest.uid, { emailVerified: true });
    const confirmed = { token: await signIn(stack().emulator, email) };
    expect(await titleFor(confirmed, plan.id)).toBe('First');
    const [row] = (await user().get(`memberships?filters[mealplan][id][$eq]=${plan.id}`)).data;
    made(await user().delete(`memberships/${row.id}`));
    expect(await titleFor(confirmed, plan.id)).toBe(404);
  });
});

describe('a plan that is not public', () => {
  const versionOf = async (id: number) => {
    const { version, published, unpublished } = (await readPlan(people().user, id)).attributes;
    return { version, published, unpublished };
  };
  const NONE = { version: 0, published: null, unpublished: false };

  test('has no version: an invitation makes none, nobody follows it, and publishing is refused', async () => {
    const guest = await newPerson();
    const plan = await makePlan(people().user, { days: titled('First') });
    const { updatedAt } = plan.attributes;
    await makeMember(people().user, plan.id, guest, 'viewer');
    made(await api(await newPerson()).act(`mealplans/join/${plan.attributes.joinToken}`));
    expect(await versionOf(plan.id)).toEqual(NONE);
    const refused = await user().act(`mealplans/${plan.id}/publish`, { confirmPrivate: true });
    expect([refused.status, refused.error.details.code]).toEqual([409, 'mealplan.private']);
    const followed = await api(guest).act(`mealplans/${plan.id}/subscribe`, { startDate: START });
    expect(followed.error.details.code).toBe('mealplan.unpublished');
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Second'), updatedAt }));
    expect(await versionOf(plan.id)).toEqual(NONE);
  });

  test('is opened and published in one step, or stays closed until published after it was opened', async () => {
    const [one, other] = [
      await makePlan(people().user, { days: titled('First') }),
      await makePlan(people().user, { days: titled('First') }),
    ];
    const opened = await user().act(`mealplans/${one.id}/publish`, { visibility: 'public' });
    expect(made(opened).attributes).toMatchObject({ visibility: 'public', version: 1, unpublished: false });
    expect(Date.parse(made(opened).attributes.published.at)).not.toBeNaN();
    expect(await titleFor(undefined, one.id)).toBe('First');
    for (const visibility of ['private', 'all', 7, null])
      expect((await user().act(`mealplans/${one.id}/publish`, { visibility })).status).toBe(400);

    made(await user().put(`mealplans/${other.id}`, { visibility: 'public' }));
    expect(await versionOf(other.id)).toEqual({ ...NONE, unpublished: true });
    expect(await titleFor(undefined, other.id)).toBe(404);
    made(await user().act(`mealplans/${other.id}/publish`));
    expect(await titleFor(undefined, other.id)).toBe('First');
  });

  test('keeps its followers’ copies when it turns private, and offers them the next publication once public again', async () => {
    const [follower, guest] = [await newPerson(), await newPerson()];
    const plan = await makePublished(people().user, { days: titled('First'), startDate: START });
    await makeMember(people().user, plan.id, guest, 'viewer');
    for (const by of [follower, guest])
      made(await api(by).act(`mealplans/${plan.id}/subscribe`, { startDate: START }));
    made(await user().put(`mealplans/${plan.id}`, { visibility: 'private' }));
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Second') }));
    expect(await versionOf(plan.id)).toEqual(NONE);
    expect([await titleFor(follower, plan.id), await titleFor(guest, plan.id)]).toEqual([404, 'Second']);
    const copyOf = async (by: Person) => (await api(by).get('subscriptions?populate=deep,5')).data[0];
    for (const by of [follower, guest]) {
      const { attributes } = await copyOf(by);
      expect(attributes).toMatchObject({ version: 1, newestVersion: 1, days: [{ title: 'First' }] });
      expect(await calendarOf(by)).toEqual(['First']);
    }
    // a member who ends it follows the saved plan
    made(await api(guest).act(`mealplans/${plan.id}/unsubscribe`));
    expect(await calendarOf(guest)).toEqual(['Second']);

    made(await user().act(`mealplans/${plan.id}/publish`, { visibility: 'public' }));
    const { id, attributes } = await copyOf(follower);
    expect(attributes).toMatchObject({ version: 1, newestVersion: 2 });
    const taken = made(await api(follower).act(`subscriptions/${id}/take-version`, { from: START }));
    expect(taken.attributes).toMatchObject({ version: 2, newestVersion: 2 });
    expect(await calendarOf(follower)).toEqual(['Second']);
  });
});

describe('the people who see a plan', () => {
  test('are shown to its members by name, and the number of followers to its editors', async () => {
    const [viewer, editor, follower] = [
      await newPerson({ name: 'Ana Lomidze' }),
      await newPerson({ name: 'Nika Beridze' }),
      await newPerson(),
    ];
    const plan = await makePublished(people().user);
    await makeMember(people().user, plan.id, viewer, 'viewer');
    await makeMember(people().user, plan.id, editor, 'editor');
    const told = async (by?: Person) => {
      const { members, followerCount } = (await readPlan(by, plan.id)).attributes;
      return [members?.map(({ Name }: { Name: string }) => Name), followerCount];
    };
    expect(await told(people().user)).toEqual([['Ana Lomidze', 'Nika Beridze'], 0]);
    made(await api(follower).act(`mealplans/${plan.id}/subscribe`, { startDate: START }));
    expect(await told(people().user)).toEqual([['Ana Lomidze', 'Nika Beridze'], 1]);
    expect(await told(editor)).toEqual([['Ana Lomidze'], 1]);
    expect(await told(viewer)).toEqual([['Nika Beridze'], undefined]);
    for (const by of [undefined, follower, people().stranger, people().courier])
      expect(await told(by)).toEqual([undefined, undefined]);
    made(await api(viewer).act(`mealplans/${plan.id}/leave`));
    made(await api(follower).act(`mealplans/${plan.id}/unsubscribe`));
    expect(await told(people().user)).toEqual([['Nika Beridze'], 0]);
  });
});

describe('private recipes in the saved state', () => {
  const opens = async (by: Person | undefined, dish: ApiRecord) =>
    (await api(by).get(`dishes/${dish.id}`)).status === 200;
  const isClosedIn = async (by: Person, plan: ApiRecord) => {
    const { entries } = (await readPlan(by, plan.id)).attributes.days[0].meals[0];
    return entries.map(({ dish }: { dish: { data: ApiRecord } }) => dish.data.attributes.isClosed ?? false);
  };
  const askedOf = ({
    status,
    error,
  }: {
    status: number;
    error?: { details: { privateDishes: string[] } };
  }) => [status, error?.details.privateDishes];

  test.each(['private', 'public'])(
    'in a %s plan need consent before the first invitation',
    async (visibility) => {
      const guest = await newPerson();
      const dish = await makeDish(people().user);
      const plan = await makePlan(people().user, { visibility, days: daysWith(dish.id) });
      const ask = (data: object) =>
        user().act(`mealplans/${plan.id}/invite`, { email: guest.email, ...data });
      for (const data of [{}, { confirmPrivate: false }, { role: 'editor' }])
        expect(askedOf(await ask(data))).toEqual([409, [dish.attributes.Name]]);
      expect((await ask({ confirmPrivate: 'yes' })).status).toBe(400);
      expect((await user().get(`memberships?filters[mealplan][id][$eq]=${plan.id}`)).data).toEqual([]);
      made(await ask({ confirmPrivate: true }));
      // an invited person can open it, others cannot; once the owner has agreed, nobody is asked again
      expect([await opens(guest, dish), await opens(people().stranger, dish)]).toEqual([true, false]);
      expect(await isClosedIn(guest, plan)).toEqual([false]);
      made(await user().act(`mealplans/${plan.id}/invite`, { email: `another-${plan.id}@example.com` }));
      const [{ id }] = (await api(guest).get('memberships')).data;
      made(await api(guest).act(`memberships/${id}/accept`));
      expect(await opens(guest, dish)).toBe(true);
      made(await user().delete(`memberships/${id}`));
      expect(await opens(guest, dish)).toBe(false);
    },
  );

  test('need consent when added later, and close when removed', async () => {
    const guest = await newPerson();
    const [first, late] = [await makeDish(people().user), await makeDish(people().user)];
    const plan = await makePlan(people().user, { days: daysWith(first.id) });
    const both = { days: daysWith(first.id, late.id) };
    // nobody else reads the plan yet
    made(await user().put(`mealplans/${plan.id}`, both));
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(first.id) }));
    await makeMember(people().user, plan.id, guest, 'viewer');
    expect(askedOf(await user().put(`mealplans/${plan.id}`, both))).toEqual([409, [late.attributes.Name]]);
    expect(await isClosedIn(guest, plan)).toEqual([false]);
    expect((await user().put(`mealplans/${plan.id}`, { ...both, confirmPrivate: 'yes' })).status).toBe(400);
    const kept = made(await user().put(`mealplans/${plan.id}`, { ...both, confirmPrivate: true }));
    expect(kept.attributes).not.toHaveProperty('confirmPrivate');
    expect([await opens(guest, late), await isClosedIn(guest, plan)]).toEqual([true, [false, false]]);
    made(await user().put(`mealplans/${plan.id}`, { Name: 'Renamed and not asked' }));
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(first.id) }));
    expect([await opens(guest, late), await opens(guest, first)]).toEqual([false, true]);
  });

  test('added by an editor are theirs to release, not the owner’s', async () => {
    const [editor, viewer] = [await newPerson(), await newPerson()];
    const [secret, own] = [await makePublic(people().user), await makeDish(editor)];
    const plan = await makePlan(people().user, { days: daysWith(secret.id) });
    await makeMember(people().user, plan.id, editor, 'editor');
    await makeMember(people().user, plan.id, viewer, 'viewer');
    // the recipe turns private in the plan; nobody has agreed to show it
    made(await user().put(`dishes/${secret.id}`, { visibility: 'private' }));
    expect([await opens(viewer, secret), await isClosedIn(viewer, plan)]).toEqual([false, [true]]);
    const days = daysWith(secret.id, own.id);
    expect(askedOf(await api(editor).put(`mealplans/${plan.id}`, { days }))).toEqual([
      409,
      [own.attributes.Name],
    ]);
    made(await api(editor).put(`mealplans/${plan.id}`, { days, confirmPrivate: true }));
    // an editor's own recipe stays closed, because it is not the plan owner's
    expect([await opens(viewer, secret), await opens(viewer, own)]).toEqual([false, false]);
    const answer = await user().put(`mealplans/${plan.id}`, { days: [...days, ...titled('Sunday')] });
    expect(askedOf(answer)).toEqual([409, [secret.attributes.Name]]);
    made(await user().put(`mealplans/${plan.id}`, { days, confirmPrivate: true }));
    expect(await opens(viewer, secret)).toBe(true);
  });

  test('open to people who join by the QR code, after a warning to its owner', async () => {
    const guest = await newPerson();
    const dish = await makeDish(people().user);
    const plan = await makePlan(people().user, { days: daysWith(dish.id) });
    const path = `mealplans/join/${plan.attributes.joinToken}`;
    const [scanned] = made(await api(guest).get(`${path}?populate=deep,5`)).attributes.days[0].meals[0]
      .entries;
    expect([scanned.dish.data.attributes.isClosed, await opens(guest, dish)]).toEqual([true, false]);
    made(await api(guest).act(path));
    expect([await opens(guest, dish), await opens(people().stranger, dish)]).toEqual([true, false]);
  });

  test('stay open only to members after a public plan turns private', async () => {
    const guest = await newPerson();
    const dish = await makeDish(people().user);
    const plan = await makePublished(people().user, { days: daysWith(dish.id) });
    await makeMember(people().user, plan.id, guest, 'viewer');
    made(await user().put(`mealplans/${plan.id}`, { visibility: 'private' }));
    expect([await opens(guest, dish), await opens(people().stranger, dish)]).toEqual([true, false]);
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(dish.id) }));
  });
});
