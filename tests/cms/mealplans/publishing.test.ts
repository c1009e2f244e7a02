import { describe, expect, test } from 'vitest';
import { api, people } from '../support/api';
import { made, makeDish, unique } from '../support/records';
import { day, entry, makeMember, makePlan, makePublished, meal, readPlan } from './support';

const user = () => api(people().user);
const friend = () => api(people().friend);
const titled = (title: string) => [day([], { title })];

describe('publishing', () => {
  test('makes a public plan appear, while unfinished edits reach nobody', async () => {
    const plan = await makePlan(people().user, { visibility: 'public', days: titled('First') });
    expect((await api().get(`mealplans/${plan.id}`)).status).toBe(404);
    expect((await api().get(`mealplans?id=${plan.id}`)).data).toEqual([]);
    made(await user().act(`mealplans/${plan.id}/publish`));
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Half done') }));
    expect((await readPlan(undefined, plan.id)).attributes).toMatchObject({
      version: 1,
      days: [{ title: 'First' }],
    });
    expect((await readPlan(people().friend, plan.id)).attributes.days[0].title).toBe('First');
    expect((await readPlan(people().user, plan.id)).attributes.days[0].title).toBe('Half done');
    made(await user().act(`mealplans/${plan.id}/publish`));
    expect((await readPlan(undefined, plan.id)).attributes).toMatchObject({
      version: 2,
      days: [{ title: 'Half done' }],
    });
  });

  test('without changes keeps the version', async () => {
    const plan = await makePublished(people().user);
    expect(made(await user().act(`mealplans/${plan.id}/publish`)).attributes.version).toBe(1);
  });

  test('names the private dishes and asks; then readers may read them', async () => {
    const dish = await makeDish(people().user, { Name: unique('Secret sauce') });
    const plan = await makePlan(people().user, {
      visibility: 'public',
      days: [day([meal([entry(dish.id)])])],
    });
    const asked = await user().act(`mealplans/${plan.id}/publish`);
    expect(asked.status).toBe(409);
    expect(asked.error.details.privateDishes).toEqual([dish.attributes.Name]);
    made(await user().act(`mealplans/${plan.id}/publish`, { confirmPrivate: true }));
    const { attributes } = await readPlan(people().friend, plan.id);
    const inside = attributes.days[0].meals[0].entries[0].dish.data.attributes;
    expect(inside.Name).toBe(dish.attributes.Name);
    expect(inside).not.toHaveProperty('isClosed');
  });

  test('shows strangers the number of eaters, not their names', async () => {
    const plan = await makePublished(people().user, {
      eaters: [{ Name: 'Nika', factor: 0.5, user: people().user.id, allergens: ['nuts'] }],
    });
    for (const who of [undefined, people().friend]) {
      const answer = await api(who).get(`mealplans/${plan.id}?populate=deep,5`);
      expect(answer.data.attributes.eaters).toEqual([
        { key: expect.any(String), Name: '', factor: 0.5, user: null, allergens: null },
      ]);
      expect(answer.text).not.toContain('Nika');
    }
  });

  test('is for the owner, like renewing, inviting and deleting; an editor only edits', async () => {
    const plan = await makePlan(people().user, { days: titled('Ours') });
    await makeMember(people().user, plan.id, people().friend, 'editor');
    made(await friend().put(`mealplans/${plan.id}`, { days: titled('Edited') }));
    const refused = await Promise.all([
      friend().act(`mealplans/${plan.id}/publish`),
      friend().act(`mealplans/${plan.id}/renew-token`),
      friend().act(`mealplans/${plan.id}/invite`, { email: 'somebody@example.com' }),
      friend().delete(`mealplans/${plan.id}`),
      friend().get(`mealplans/${plan.id}/followers`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await friend().put(`mealplans/${plan.id}`, { visibility: 'public' })).status).toBe(400);
  });

  test('is not for an Admin, who edits another’s plan but sees no followers', async () => {
    const plan = await makePublished(people().user, { days: titled('Published') });
    const admin = api(people().admin);
    const followed = await friend().act(`mealplans/${plan.id}/subscribe`, { startDate: '2026-11-22' });
    const { subscription } = made(followed).attributes;
    made(await friend().put(`subscriptions/${subscription}`, { shareProgress: true }));
    made(await admin.put(`mealplans/${plan.id}`, { days: titled('By Admin') }));
    for (let round = 0; round < 2; round += 1) {
      expect((await admin.act(`mealplans/${plan.id}/publish`, { confirmPrivate: true })).status).toBe(403);
      const followers = await admin.get(`mealplans/${plan.id}/followers`);
      expect([followers.status, followers.data]).toEqual([403, null]);
    }
    const read = (await readPlan(people().friend, plan.id)).attributes;
    expect([read.version, read.days[0].title]).toEqual([1, 'Published']);
    expect((await user().get(`mealplans/${plan.id}/followers`)).data).toHaveLength(1);

    const own = await makePublished(people().admin);
    expect((await admin.get(`mealplans/${own.id}/followers`)).status).toBe(200);
    expect((await admin.act('mealplans/2147483647/publish')).status).toBe(404);
    expect((await admin.get('mealplans/2147483647/followers')).status).toBe(404);
  });

  test('gives the second of two editors a conflict with the present plan', async () => {
    const plan = await makePlan(people().user, { days: titled('Ours') });
    await makeMember(people().user, plan.id, people().friend, 'editor');
    const { updatedAt } = (await readPlan(people().friend, plan.id)).attributes;
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Mine'), updatedAt }));
    const answer = await friend().put(`mealplans/${plan.id}`, { days: titled('Theirs'), updatedAt });
    expect(answer.status).toBe(409);
    expect(answer.error.details).toMatchObject({
      code: 'record.changedSince',
      present: { attributes: { days: [{ title: 'Mine' }] } },
    });
  });

  test('lets a copy be private, the copier’s own, with all they could read', async () => {
    const plan = await makePublished(people().user, { days: titled('Published') });
    made(await user().put(`mealplans/${plan.id}`, { days: titled('Working') }));
    const copy = made(await friend().act(`mealplans/${plan.id}/copy`));
    expect(copy.id).not.toBe(plan.id);
    expect(copy.attributes).toMatchObject({
      visibility: 'private',
      version: 0,
      myRole: 'owner',
      days: [{ title: 'Published' }],
    });
    expect((await user().get(`mealplans/${copy.id}`)).status).toBe(404);
  });
});
