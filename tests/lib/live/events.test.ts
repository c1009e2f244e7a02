import { expect, test } from 'vitest';
import { eventReader, type StreamEvent } from '@/lib/live/events';

function readAll(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const read = eventReader((event) => events.push(event));
  pieces.forEach(read);
  return events;
}

test('an event may arrive in pieces, and several in one', () => {
  expect(
    readAll('event: cha', 'nge\ndata: {"id":', '1}\n', '\nevent: ready\ndata: {}\n\ndata: x\n\n'),
  ).toEqual([
    { event: 'change', data: '{"id":1}' },
    { event: 'ready', data: '{}' },
    { event: 'message', data: 'x' },
  ]);
});

test('comments are ignored, and unfinished events are held back', () => {
  expect(readAll(': beat\n\n', 'data: half\n')).toEqual([]);
});

test('lines may end as on Windows, and data may have several', () => {
  expect(readAll('event: a\r\ndata: 1\r\ndata: 2\r\n\r\n')).toEqual([{ event: 'a', data: '1\n2' }]);
});
