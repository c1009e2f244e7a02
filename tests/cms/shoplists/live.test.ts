import { afterEach, expect, test, vi } from 'vitest';
import { api, faults, people } from '../support/api';
import { listen as listenTo, type Listening } from '../support/live';
import { made } from '../support/records';
import { addItem, makeList } from './support';
import { SOON } from '../support/soon';

const open: Listening[] = [];
afterEach(() => open.splice(0).forEach(({ close }) => close()));

async function listen(by: { token: string }, of = 'shoplists') {
  const stream = await listenTo(by, of);
  open.push(stream);
  return stream;
}

test('readers of a list hear of every change at once, and nobody else does', async () => {
  const list = await makeList(people().user);
  const [mine, strangers] = [await listen(people().user), await listen(people().stranger)];
  await addItem(people().user, list.id, { Name: 'Candles' });
  await vi.waitFor(() => expect(mine.told()).toContainEqual({ collection: 'shoplists', id: list.id }), SOON);
  const theirs = await makeList(people().stranger);
  await vi.waitFor(
    () => expect(strangers.told()).toContainEqual({ collection: 'shoplists', id: theirs.id }),
    SOON,
  );
  expect(strangers.told()).not.toContainEqual(expect.objectContaining({ id: list.id }));
});

test('a new member hears of the list, and a removed one that it is gone', async () => {
  const list = await makeList(people().user);
  const { told } = await listen(people().friend);
  made(await api(people().user).act(`shoplists/${list.id}/members`, { email: people().friend.email }));
  await vi.waitFor(() => expect(told()).toContainEqual({ collection: 'shoplists', id: list.id }), SOON);
  made(await api(people().user).act(`shoplists/${list.id}/remove-member`, { user: people().friend.id }));
  await vi.waitFor(
    () => expect(told()).toContainEqual({ collection: 'shoplists', id: list.id, gone: true }),
    SOON,
  );
});

test('a stream needs a signed-in person, and something that can be watched', async () => {
  expect((await api().get('live?of=shoplists')).status).toBe(401);
  for (const of of ['users', 'nothing', '', 'shoplists,products']) {
    expect(faults(await api(people().user).get(`live?of=${of}`))).toEqual(['of: unknown']);
  }
  expect((await api(people().user).get('live')).status).toBe(400);
});
