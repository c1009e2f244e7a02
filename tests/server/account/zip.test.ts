import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sendZip } from '@/cms/src/account/zip';
import { unzipped } from '../../support/zip';

type Sending = Parameters<typeof sendZip>;

/** Answer with as much of Koa as `sendZip` needs. */
const answer = () => ({
  res: { destroy: vi.fn() },
  attachment: vi.fn(),
  set: vi.fn(),
  body: Readable.from([]),
});

const send = (ctx: ReturnType<typeof answer>, fill: Sending[2]) =>
  sendZip(ctx as unknown as Sending[0], 'some.zip', fill);

test('a reader that starts after the last write still gets the whole zip', async () => {
  const ctx = answer();
  let written: { writableFinished?: boolean } = {};
  await send(ctx, (zip) => {
    written = zip.outputStream as typeof written;
    for (const name of ['a', 'b', 'c'])
      zip.addReadStreamLazy(name, (done) => done(null, Readable.from([name])));
  });
  await vi.waitFor(() => expect(written.writableFinished).toBe(true));
  await nextTurn();
  const files = await unzipped(await buffer(ctx.body));
  expect([...files].map(([name, bytes]) => `${name}: ${String(bytes)}`)).toEqual(['a: a', 'b: b', 'c: c']);
});

test('a failure halfway ends the answer', async () => {
  const ctx = answer();
  await send(ctx, (zip) => {
    zip.addReadStreamLazy('gone', (done) => done(new Error('gone'), Readable.from([])));
  });
  await expect(buffer(ctx.body)).rejects.toThrow('gone');
  expect(ctx.res.destroy).toHaveBeenCalled();
});
