import { PassThrough, Readable } from 'node:stream';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';
import type { StoredFileInfo } from '../records/storage/port';
import { storage } from '../records/storage/storage';

/**
 * Answers with a zip that is built while it is sent; entries that `fill` adds lazily are read when their turn comes.
 */
export async function sendZip(
  ctx: Context,
  name: string,
  fill: (zip: ZipFile) => void | Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  // not by `Readable.wrap`, which drops unread data when the other stream has ended
  const output = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error: Error) => output.destroy(error));
  // Koa leaves an answer open whose headers are sent: the download would wait forever
  output.once('error', () => ctx.res.destroy());
  await fill(zip);
  zip.end();
  ctx.attachment(name);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = output;
}

/** Adds stored bytes as they are; if they are gone when their turn comes, the zip breaks off in the middle. */
export function addStored(zip: ZipFile, name: string, key: string, kept?: StoredFileInfo): void {
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
