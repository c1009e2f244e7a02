import { expect, test } from 'vitest';
import { day, entry, makePlan, meal } from '../mealplans/support';
import { householdOf, idsIn } from '../households/support';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { line, made, makeDish, makeProduct } from '../support/records';
import { addItem, makeList, readItems } from './support';

const members = (list: ApiRecord) => idsIn(list.attributes.members);

test('a new list includes the named members of the household, from its first line on', async () => {
  const { all } = await householdOf(3);
  const [nino, giorgi, ana] = all;
  const list = await makeList(giorgi, { members: [nino.id, nino.id] });
  expect(members(list)).toEqual([nino.id]);
  await addItem(nino, list.id, { Name: 'Candles' });
  expect(await readItems(nino, list.id)).toHaveLength(1);
  expect((await api(ana).get(`shoplists/${list.id}`)).status).toBe(404);
  expect(members(await makeList(giorgi, { members: [] }))).toEqual([]);
  expect(members(await makeList(giorgi))).toEqual([]);
});

test('so does a list made from a plan; an extended list keeps its members', async () => {
  const { all } = await householdOf(2);
  const [nino, giorgi] = all;
  const flour = await makeProduct(nino, { category: 'grains' });
  const dish = await makeDish(nino, { ingredients: [line(flour.id, { amount: 400 })] });
  const plan = await makePlan(nino, { days: [day([meal([entry(dish.id)])])], startDate: '2027-03-01' });
  const asked = { mealplan: plan.id, from: '2027-03-01', to: '2027-03-01' };
  const list = made(await api(nino).post('shoplists/from-plan', { ...asked, members: [giorgi.id] }));
  expect(members(list)).toEqual([giorgi.id]);
  expect(await readItems(giorgi, list.id)).toHaveLength(1);
  const again = await api(nino).post('shoplists/from-plan', { ...asked, list: list.id, members: [] });
  expect(faults(again)).toEqual(['members: unknown']);
  const stranger = await newPerson();
  const refused = await api(nino).post('shoplists/from-plan', { ...asked, members: [stranger.id] });
  expect(faults(refused)).toEqual(['members.0: reference']);
});

test('nobody else can be named, on creation or later: not oneself, a stranger, an invited or a former member', async () => {
  const { id, all } = await householdOf(3);
  const [nino, giorgi, ana] = all;
  const [guest, alone] = [await newPerson(), await newPerson()];
  made(await api(nino).act(`households/${id}/invite`, { email: guest.email }));
  made(await api(ana).act(`households/${id}/leave`));
  const mine = await makeList(nino);
  const before = (await api(nino).get('shoplists')).data.length;
  for (const other of [nino.id, people().stranger.id, guest.id, ana.id, 2_000_000_000, 0, 'x', null]) {
    const answer = await api(nino).post('shoplists', { Name: 'Market', members: [giorgi.id, other] });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual(['members.1: reference']);
    expect(faults(await api(nino).act(`shoplists/${mine.id}/members`, { user: other }))).toEqual([
      'user: reference',
    ]);
  }
  expect(faults(await api(nino).post('shoplists', { Name: 'Market', members: giorgi.id }))).toEqual([
    'members: reference',
  ]);
  expect((await api(nino).get('shoplists')).data).toHaveLength(before);
  // with another's token: a person who lives alone can name nobody
  expect(faults(await api(alone).post('shoplists', { Name: 'Market', members: [nino.id] }))).toEqual([
    'members.0: reference',
  ]);
  expect(faults(await api(nino).put(`shoplists/${mine.id}`, { members: [giorgi.id] }))).toEqual([
    'members: unknown',
  ]);
});

test('the list’s owner alone adds a household member by id', async () => {
  const { all } = await householdOf(3);
  const [nino, giorgi, ana] = all;
  const list = await makeList(nino, { members: [giorgi.id] });
  const add = (by: Person, given: object) => api(by).act(`shoplists/${list.id}/members`, given);
  expect((await add(giorgi, { user: ana.id })).status).toBe(403);
  expect((await add(ana, { user: ana.id })).status).toBe(404);
  expect(members(made(await add(nino, { user: ana.id })))).toEqual([giorgi.id, ana.id]);
  const again = await add(nino, { user: ana.id });
  expect([again.status, again.error.details.code]).toEqual([409, 'membership.alreadyInvited']);
  expect(faults(again)).toEqual(['user: memberInvited']);
  expect(faults(await add(nino, { user: ana.id, email: ana.email }))).toEqual(['email: unknown']);
});

test('later arrivals and departures change no existing list', async () => {
  const { id, all } = await householdOf(2);
  const [nino, giorgi] = all;
  const [shared, mine] = [await makeList(nino, { members: [giorgi.id] }), await makeList(nino)];
  made(await api(giorgi).act(`households/${id}/leave`));
  const ana = await newPerson();
  made(await api(nino).act(`households/${id}/invite`, { email: ana.email }));
  made(await api(ana).act(`households/${id}/accept`));
  const now = async (list: ApiRecord) =>
    members(made(await api(nino).get(`shoplists/${list.id}?populate=deep,2`)));
  expect(await now(shared)).toEqual([giorgi.id]);
  expect(await now(mine)).toEqual([]);
  expect((await api(giorgi).get(`shoplists/${shared.id}`)).status).toBe(200);
});
