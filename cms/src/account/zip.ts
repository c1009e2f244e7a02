import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { ZipFile } from 'yazl';

/** Answers with a zip that is made while it is sent; what `fill` adds lazily is read when its turn comes. */
export async function sendZip(
  ctx: Context,
  name: string,
  fill: (zip: ZipFile) => void | Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  await fill(zip);
  zip.end();
  ctx.attachment(name);
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = output;
}
