import { afterEach, expect, test, vi } from 'vitest';
import { eventReader, type StreamEvent } from '@/lib/live/events';
import { api, cmsUrl, faults, people } from '../support/api';
import { made } from '../support/records';
import { addItem, makeList } from './support';

const open: AbortController[] = [];
afterEach(() => open.splice(0).forEach((stream) => stream.abort()));

/** What this person is told, from the moment the stream is ready. */
async function listen(by: { token: string }, of = 'shoplists') {
  const stream = new AbortController();
  open.push(stream);
  const answer = await fetch(`${cmsUrl()}/api/live?of=${of}`, {
    headers: { Authorization: by.token },
    signal: stream.signal,
  });
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
  const events: StreamEvent[] = [];
  const read = eventReader((event) => events.push(event));
  const pump = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>)
      read(decoder.decode(piece, { stream: true }));
  };
  pump().catch(() => undefined); // ends when the test does
  await vi.waitFor(() => expect(events).toContainEqual({ event: 'ready', data: '{}' }));
  const told = () => events.filter(({ event }) => event === 'change').map(({ data }) => JSON.parse(data));
  return { told };
}

test('tells those who may read a list of every change of it, at once, and nobody else', async () => {
  const list = await makeList(people().user);
  const [mine, strangers] = [await listen(people().user), await listen(people().stranger)];
  await addItem(people().user, list.id, { Name: 'Candles' });
  await vi.waitFor(() => expect(mine.told()).toContainEqual({ collection: 'shoplists', id: list.id }));
  const theirs = await makeList(people().stranger);
  await vi.waitFor(() => expect(strangers.told()).toContainEqual({ collection: 'shoplists', id: theirs.id }));
  expect(strangers.told()).not.toContainEqual(expect.objectContaining({ id: list.id }));
});

test('who gains a list hears of it, and who loses one hears that it is gone', async () => {
  const list = await makeList(people().user);
  const { told } = await listen(people().friend);
  made(await api(people().user).act(`shoplists/${list.id}/members`, { email: people().friend.email }));
  await vi.waitFor(() => expect(told()).toContainEqual({ collection: 'shoplists', id: list.id }));
  made(await api(people().user).act(`shoplists/${list.id}/remove-member`, { user: people().friend.id }));
  await vi.waitFor(() => expect(told()).toContainEqual({ collection: 'shoplists', id: list.id, gone: true }));
});

test('needs somebody who is signed in, and something that can be watched', async () => {
  expect((await api().get('live?of=shoplists')).status).toBe(401);
  for (const of of ['users', 'nothing', '', 'shoplists,products']) {
    expect(faults(await api(people().user).get(`live?of=${of}`))).toEqual(['of: unknown']);
  }
  expect((await api(people().user).get('live')).status).toBe(400);
});
