import { expect } from 'vitest';
import { eventReader, type StreamEvent } from '@/lib/live/events';
import { cmsUrl, type Wire } from './api';
import { SOON } from './soon';

export interface Listening {
  /** Messages received so far. */
  readonly told: () => Wire[];
  /** True once the CMS has ended the stream. */
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** Opens a person's live stream and collects its messages; resolves once the stream is ready. */
export async function listen(by: { token: string }, of: string, base = cmsUrl()): Promise<Listening> {
  const stream = new AbortController();
  const answer = await fetch(`${base}/api/live?of=${of}`, {
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
  let isOver = false;
  pump().then(
    () => (isOver = true),
    () => undefined, // the stream ends with the test
  );
  await expect.poll(() => events, SOON).toContainEqual({ event: 'ready', data: '{}' });
  const told = () => events.filter(({ event }) => event === 'change').map(({ data }) => JSON.parse(data));
  return { told, isOver: () => isOver, close: () => stream.abort() };
}
