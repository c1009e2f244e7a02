import { describe, expect, test } from 'vitest';
import { api, cmsUrl, stack, newPerson, people } from '../support/api';
import { signIn, type Person } from '../support/people';
import { newIn } from '../support/pictures';
import { line, made, makeDish, makeProduct, makePublic, readDish } from '../support/records';
import { SOON } from '../support/soon';
import { attached, makeVisit, privateOnDisk } from '../doctor/support';
import { makeMember, makePlan, readPlan } from '../mealplans/support';

const leave = async (person: Person) => made(await api(person).delete('users/me'));

test('deleting the account ends every earlier token, and a new sign-in is a new person', async () => {
  const person = await newPerson();
  await makeVisit(person);
  await leave(person);
  for (const path of ['users/me', 'visits', 'dishes', 'users/me/calendar?from=2026-01-01&to=2026-01-02']) {
    expect((await api(person).get(path)).status).toBe(401);
  }
  expect((await api(person).delete('users/me')).status).toBe(401);
  // an ID token states its bearer's sign-in time in whole seconds
  let again = { token: '' };
  const signInAgain = async () => {
    again = { token: await signIn(stack().emulator, person.email) };
    return (await api(again).get('users/me')).status;
  };
  await expect.poll(signInAgain, SOON).toBe(200);
  const { body } = await api(again).get('users/me');
  expect(body.id).not.toBe(person.id);
  expect((await api(again).get('visits')).data).toEqual([]);
  expect((await api(person).get('users/me')).body).toMatchObject({ id: body.id });
});

test('deleting the account removes what only they own, including files on disk', async () => {
  const person = await newPerson();
  const there = privateOnDisk();
  await attached(person, 'visits', await makeVisit(person));
  const dish = await makePublic(person);
  const list = await makePlan(person);
  const product = await makeProduct(person);
  await leave(person);
  await expect.poll(() => newIn(privateOnDisk(), there), SOON).toEqual([]);
  const admin = api(people().admin);
  expect((await admin.get(`dishes/${dish.id}`)).status).toBe(404);
  expect((await admin.get(`mealplans/${list.id}`)).status).toBe(404);
  expect((await admin.get(`products/${product.id}`)).status).toBe(404);
  expect((await admin.get(`users/${person.id}`)).status).toBe(404);
});

test('deleting the account leaves others what they need: products in their recipes, shared recipes, their own recipes', async () => {
  const person = await newPerson();
  const friend = await newPerson();
  const product = await makeProduct(person);
  const theirs = await makeDish(friend, { ingredients: [line(product.id)] });
  made(await api(friend).act(`dishes/${theirs.id}/collaborators`, { email: person.email }));
  const shared = await makeDish(person);
  made(await api(person).act(`dishes/${shared.id}/collaborators`, { email: friend.email }));
  await leave(person);
  expect(made(await api(friend).get(`products/${product.id}`)).attributes.Name).toBe(product.attributes.Name);
  expect((await readDish(friend, shared.id)).attributes.owner.data.id).toBe(friend.id);
  expect((await readDish(friend, theirs.id)).attributes.collaborators.data).toEqual([]);
});

describe('a shared plan', () => {
  const left = async () => {
    const [author, editor, viewer] = [await newPerson(), await newPerson(), await newPerson()];
    const plan = await makePlan(author);
    await makeMember(author, plan.id, editor, 'editor');
    await makeMember(author, plan.id, viewer, 'viewer');
    await leave(author);
    return { plan, editor, viewer };
  };

  test('is frozen and offered to its members for two weeks', async () => {
    const { plan, editor, viewer } = await left();
    const { attributes } = await readPlan(editor, plan.id);
    const days = (Date.parse(attributes.offeredUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(attributes.owner.data).toBeNull();
    expect((await api(editor).put(`mealplans/${plan.id}`, { Description: 'x' })).status).toBe(403);
    expect((await api(viewer).get(`mealplans/${plan.id}`)).status).toBe(200);
    expect((await api(people().stranger).act(`mealplans/${plan.id}/take-over`)).status).toBe(404);
  });

  test('passes to the member who asks first', async () => {
    const { plan, editor, viewer } = await left();
    const taken = made(await api(viewer).act(`mealplans/${plan.id}/take-over`));
    expect(taken.attributes).toMatchObject({ offeredUntil: null, myRole: 'owner', memberCount: 1 });
    expect((await api(editor).act(`mealplans/${plan.id}/take-over`)).status).toBe(409);
    made(await api(editor).put(`mealplans/${plan.id}`, { Description: 'Thawed' }));
  });
});

test('the last Admin cannot leave, and nobody deletes another account', async () => {
  const answer = await api(people().admin).delete('users/me');
  expect(answer.status).toBe(409);
  expect((await api(people().admin).delete(`users/${people().user.id}`)).status).toBeGreaterThanOrEqual(404);
  expect((await fetch(`${cmsUrl()}/api/users/me`, { method: 'DELETE' })).status).toBe(401);
});

test('a shared shopping list passes to its first member; other people’s lists lose the person', async () => {
  const [person, friend] = [await newPerson(), await newPerson()];
  const list = made(await api(person).post('shoplists', { Name: 'For the feast' }));
  made(await api(person).act(`shoplists/${list.id}/members`, { email: friend.email }));
  const own = made(await api(person).post('shoplists', { Name: 'Only mine' }));
  await leave(person);
  const { attributes } = made(await api(friend).get(`shoplists/${list.id}?populate=deep,2`));
  expect(attributes.owner.data.id).toBe(friend.id);
  expect(attributes.members.data).toEqual([]);
  expect((await api(friend).get(`shoplists/${own.id}`)).status).toBe(404);
});
