import { beforeAll, describe, expect, test } from 'vitest';
import { day, entry, makePublished, meal } from '../mealplans/support';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made, makeDish, makePublic } from '../support/records';
import { dishesIn, propose, week } from './support';

let owner: Person;
let caller: Person;
let secret: ApiRecord;
let open: ApiRecord;
beforeAll(async () => {
  [owner, caller] = [await newPerson(), await newPerson()];
  secret = await makeDish(owner, { types: ['Lunch'] });
  open = await makePublic(owner, { types: ['Lunch'] });
});

const lunches = async (by: Person, from: unknown[]) => {
  // these recipes have no lines
  const wishes = { unknown: true };
  const answer = await propose(by, { from, meals: ['Lunch'], days: 7, wishes });
  expect(answer.status, answer.text).toBe(200);
  return new Set(dishesIn(answer.data));
};

describe('a proposal holds only what the caller may read', () => {
  test('from public, own and saved recipes', async () => {
    expect(await lunches(caller, ['mine'])).toEqual(new Set());
    expect(await lunches(caller, ['public', 'mine', 'saved'])).not.toContain(secret.id);
    expect(await lunches(owner, ['mine'])).toEqual(new Set([secret.id, open.id]));
  });

  test('without saved recipes that were closed since', async () => {
    const dish = await makePublic(owner, { types: ['Lunch'] });
    made(await api(caller).act(`dishes/${dish.id}/save`));
    expect(await lunches(caller, ['saved'])).toEqual(new Set([dish.id]));
    made(await api(owner).put(`dishes/${dish.id}`, { visibility: 'private' }));
    expect(await lunches(caller, ['saved'])).toEqual(new Set());
  });

  test('without closed recipes of a cookbook; a closed cookbook is refused', async () => {
    const dishes = [secret.id, open.id];
    const shown = made(await api(owner).post('cookbooks', { Name: 'Shown', dishes, visibility: 'public' }));
    const closed = made(await api(owner).post('cookbooks', { Name: 'Closed', dishes }));
    expect(await lunches(caller, [shown.id])).toEqual(new Set([open.id]));
    expect(await lunches(owner, [closed.id])).toEqual(new Set(dishes));
    const refused = await propose(caller, { from: ['mine', closed.id] });
    expect([refused.status, faults(refused)]).toEqual([400, ['from.1: reference']]);
  });

  test('without recipes that an Admin has hidden', async () => {
    const dish = await makePublic(owner, { types: ['Lunch'] });
    const book = made(
      await api(owner).post('cookbooks', { Name: 'Ours', dishes: [dish.id], visibility: 'public' }),
    );
    expect(await lunches(caller, [book.id])).toEqual(new Set([dish.id]));
    made(await api(people().admin).act(`dishes/${dish.id}/hide`));
    expect(await lunches(caller, [book.id])).toEqual(new Set());
    expect(await lunches(owner, [book.id])).toEqual(new Set([dish.id]));
  });

  test('also in the entries to keep: not as others of a draft, and not through a plan that shows them', async () => {
    const keep = [{ day: 1, meal: 'Lunch', dish: secret.id }];
    const refused = async () => faults(await propose(caller, { keep }));
    expect(await refused()).toEqual(['keep.0.dish: reference']);
    await makePublished(owner, { days: [day([meal([entry(secret.id)])])] });
    expect(await refused()).toEqual(['keep.0.dish: reference']);
    const { seed: _seed, ...asked } = week();
    const plan = [
      { day: 1, meals: [{ type: 'Lunch', entries: [{ kind: 'dish', dish: secret.id, servings: 1 }] }] },
    ];
    const others = { ...asked, plan, slot: { day: 1, meal: 'Lunch' } };
    expect(faults(await api(caller).post('mealplans/propose/others', others))).toEqual([
      'plan.0.meals.0.entries.0.dish: reference',
    ]);
  });

  test('including recipes edited with their owner, as long as that lasts', async () => {
    const dish = await makeDish(owner, { types: ['Lunch'] });
    made(await api(owner).act(`dishes/${dish.id}/collaborators`, { email: caller.email }));
    expect(await lunches(caller, ['mine'])).toEqual(new Set([dish.id]));
    made(await api(owner).put(`dishes/${dish.id}`, { collaborators: [] }));
    expect(await lunches(caller, ['mine'])).toEqual(new Set());
  });
});

test('and needs a person who may make plans', async () => {
  for (const path of ['mealplans/propose', 'mealplans/propose/others']) {
    expect((await api().post(path, week())).status).toBe(401);
    expect((await api(people().courier).post(path, week())).status).toBe(403);
    expect((await api({ token: 'forged' }).post(path, week())).status).toBe(401);
  }
  expect((await propose(people().admin)).status).toBe(200);
});
