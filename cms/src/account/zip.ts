import { PassThrough, Readable } from 'node:stream';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';
import type { Kept } from '../records/storage/port';
import { storage } from '../records/storage/storage';

/** Answers with a zip that is made while it is sent; what `fill` adds lazily is read when its turn comes. */
export async function sendZip(
  ctx: Context,
  name: string,
  fill: (zip: ZipFile) => void | Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  // not by `Readable.wrap`, which throws away what is not read yet when the other has ended
  const output = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error: Error) => output.destroy(error));
  // Koa leaves an answer open whose head is sent: whoever downloads would wait for ever
  output.once('error', () => ctx.res.destroy());
  await fill(zip);
  zip.end();
  ctx.attachment(name);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = output;
}

/** Adds what the store holds as it is; what has gone when its turn comes ends the zip in the middle. */
export function addStored(zip: ZipFile, name: string, key: string, kept?: Kept): void {
  const known = kept && { size: kept.size, mtime: kept.changed };
  zip.addReadStreamLazy(name, { ...known, compress: false }, (done) => {
    storage()
      .open(key)
      .then(
        (opened) =>
          done(opened ? null : new Error('A file has gone meanwhile'), opened?.stream ?? Readable.from([])),
        (cause: unknown) => done(cause, Readable.from([])),
      );
  });
}
