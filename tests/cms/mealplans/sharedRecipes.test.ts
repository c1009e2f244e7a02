import { describe, expect, test } from 'vitest';
import { api, newPerson, people, type Answer } from '../support/api';
import { line, made, makeDish, makeProduct, unique } from '../support/records';
import { day, entry, makeMember, makePlan, makePublished, meal, readPlan } from './support';

type By = { token: string } | undefined;
const user = () => api(people().user);
const daysWith = (...dishes: number[]) => [day([meal(dishes.map((id) => entry(id)))])];

async function secretPlan(given: Record<string, unknown> = {}) {
  const product = await makeProduct(people().user);
  const Steps = [{ description: 'Whisk it in secret' }];
  const name = unique('Secret sauce');
  const dish = await makeDish(people().user, { Name: name, ingredients: [line(product.id)], Steps });
  const plan = await makePublished(people().user, { days: daysWith(dish.id), ...given });
  return { dish, plan, name };
}

/** Reads a dish cold and from the cache. */
async function read(by: By, dish: number): Promise<Answer> {
  const cold = await api(by).get(`dishes/${dish}?populate=deep,5`);
  const again = await api(by).get(`dishes/${dish}?populate=deep,5`);
  expect([again.status, again.text]).toEqual([cold.status, cold.text]);
  return cold;
}
const opens = async (by: By, dish: number) => (await read(by, dish)).status === 200;

describe('a private recipe published with a plan', () => {
  test('opens whole to every reader of the plan, visitors too, and names the plan', async () => {
    const { dish, plan, name } = await secretPlan();
    for (const by of [undefined, people().friend, people().courier]) {
      const { attributes } = made(await read(by, dish.id));
      expect(attributes).toMatchObject({
        Name: name,
        Steps: [{ description: 'Whisk it in secret' }],
        through: { id: plan.id, Name: plan.attributes.Name, subscription: null },
      });
      expect(attributes.ingredients).toHaveLength(1);
      expect(attributes).not.toHaveProperty('collaborators');
      const [shown] = (await readPlan(by, plan.id)).attributes.days[0].meals[0].entries;
      expect(shown.dish.data.attributes).not.toHaveProperty('isClosed');
    }
    expect(made(await read(people().user, dish.id)).attributes).not.toHaveProperty('through');
  });

  test('is never listed or found, allows only reading, and can be put on a list', async () => {
    const { dish, name } = await secretPlan();
    const friend = api(people().friend);
    for (const query of [`id=${dish.id}`, `_q=${encodeURIComponent(name)}`]) {
      expect((await friend.get(`dishes?${query}`)).data).toEqual([]);
      expect((await api().get(`dishes?${query}`)).data).toEqual([]);
    }
    const refused = await Promise.all([
      friend.put(`dishes/${dish.id}`, { Name: 'Mine now' }),
      friend.delete(`dishes/${dish.id}`),
      friend.act(`dishes/${dish.id}/copy`),
      friend.act(`dishes/${dish.id}/save`),
      friend.act(`dishes/${dish.id}/collaborators`, { email: people().friend.email }),
      friend.post('mealplans', { Name: unique('Taken'), days: daysWith(dish.id) }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400]);
    const list = made(await friend.post('shoplists', { Name: unique('For the sauce') }));
    made(await friend.act(`shoplists/${list.id}/add-dish`, { dish: dish.id }));
    const { data } = await friend.get(`shop-items?filters[list][id][$eq]=${list.id}`);
    expect(data).toHaveLength(1);
  });

  test('stays closed while only the working days hold it, or if it belongs to someone else', async () => {
    const { plan, dish } = await secretPlan();
    const next = await makeDish(people().user);
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(dish.id, next.id) }));
    expect(await opens(people().friend, next.id)).toBe(false);
    const cook = await newPerson();
    const theirs = await makeDish(cook);
    made(await api(cook).act(`dishes/${theirs.id}/collaborators`, { email: people().user.email }));
    const borrowed = await makePublished(people().user, { days: daysWith(theirs.id) });
    expect(await opens(people().friend, theirs.id)).toBe(false);
    const [shown] = (await readPlan(people().friend, borrowed.id)).attributes.days[0].meals[0].entries;
    expect(shown.dish.data.attributes.isClosed).toBe(true);
  });

  test('closes at once when it leaves the published version, or the plan is no longer public', async () => {
    const { dish, plan } = await secretPlan();
    const other = await makeDish(people().user, { visibility: 'public' });
    expect(await opens(undefined, dish.id)).toBe(true);
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(other.id) }));
    expect(await opens(undefined, dish.id)).toBe(true);
    made(await user().act(`mealplans/${plan.id}/publish`));
    expect(await opens(undefined, dish.id)).toBe(false);
    made(await user().put(`mealplans/${plan.id}`, { days: daysWith(dish.id) }));
    made(await user().act(`mealplans/${plan.id}/publish`, { confirmPrivate: true }));
    expect(await opens(people().friend, dish.id)).toBe(true);
    made(await user().put(`mealplans/${plan.id}`, { visibility: 'private' }));
    expect([await opens(undefined, dish.id), await opens(people().friend, dish.id)]).toEqual([false, false]);
  });

  test('opens to the members of a private plan, until they leave or are removed', async () => {
    const dish = await makeDish(people().user);
    const plan = await makePlan(people().user, { visibility: 'private', days: daysWith(dish.id) });
    for (const role of ['viewer', 'editor']) {
      const guest = await newPerson();
      const membership = await makeMember(people().user, plan.id, guest, role);
      expect([await opens(guest, dish.id), await opens(people().friend, dish.id)]).toEqual([true, false]);
      if (role === 'viewer') made(await api(guest).act(`mealplans/${plan.id}/leave`));
      else made(await user().delete(`memberships/${membership.id}`));
      expect(await opens(guest, dish.id)).toBe(false);
    }
  });

  test('stays with people who follow the version that holds it, and goes when they no longer do', async () => {
    const { dish, plan } = await secretPlan();
    const follower = await newPerson();
    const mine = api(follower);
    const { subscription } = made(
      await mine.act(`mealplans/${plan.id}/subscribe`, { startDate: '2026-11-22' }),
    ).attributes;
    made(await user().put(`mealplans/${plan.id}`, { visibility: 'private' }));
    const { through } = made(await read(follower, dish.id)).attributes;
    expect(through).toEqual({ id: plan.id, Name: plan.attributes.Name, subscription });
    expect(await opens(people().friend, dish.id)).toBe(false);
    made(await user().delete(`mealplans/${plan.id}`));
    expect(made(await read(follower, dish.id)).attributes.through).toEqual({
      id: null,
      Name: plan.attributes.Name,
      subscription,
    });
    made(await mine.delete(`subscriptions/${subscription}`));
    expect(await opens(follower, dish.id)).toBe(false);
  });

  test('stays closed once an Admin has hidden it or the plan', async () => {
    const { dish, plan } = await secretPlan();
    const admin = api(people().admin);
    made(await admin.act(`mealplans/${plan.id}/hide`));
    expect(await opens(undefined, dish.id)).toBe(false);
    made(await admin.act(`mealplans/${plan.id}/hide`, { hidden: false }));
    expect(await opens(undefined, dish.id)).toBe(true);
    made(await admin.act(`dishes/${dish.id}/hide`));
    expect(await opens(undefined, dish.id)).toBe(false);
  });
});
