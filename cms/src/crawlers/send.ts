import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { stampOf } from '../records/read/generations';
import { checkParams } from '../records/search/params';
import { notFound } from '../records/http/errors';
import { matchesETag } from '../uploads/send';
import { paramIn } from '../vendor/strapi';
import { robotsText } from './robots';
import { sitemapNamed, SHOWN } from './sitemap';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const site = (): string => process.env.PUBLIC_URL ?? '';

/** Sitemap as it is kept: compressed, because it repeats itself. */
interface Kept {
  readonly packed: Buffer;
  readonly etag: string;
}
interface Made {
  readonly stamp: string;
  readonly kept: Promise<Kept | undefined>;
}
/** Sitemaps by file; each is made once, and again when one of its collections has changed. */
const made = new Map<string, Made>();

/** GET crawlers/robots.txt; the front answers /robots.txt from here. */
export async function sendRobots(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = robotsText(site());
}

/** GET crawlers/{sitemap}: a sitemap by its file's name; the front answers /sitemap.xml and its parts from here. */
export async function sendSitemap(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const kept = await sitemapFile(paramIn(ctx, 'sitemap'));
  if (!kept) throw notFound();
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.type = 'application/xml; charset=utf-8';
  ctx.vary('Accept-Encoding');
  // weak, because it stands for both encodings
  ctx.set('ETag', `W/${kept.etag}`);
  if (matchesETag(ctx, kept.etag)) {
    ctx.status = 304;
  } else if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = kept.packed;
  } else {
    ctx.body = await decompress(kept.packed);
  }
}

/** Returns a sitemap, made anew if anything has changed; calls that come meanwhile share the work. */
async function sitemapFile(file: string): Promise<Kept | undefined> {
  const stamp = stampOf(SHOWN);
  const known = made.get(file);
  if (known?.stamp === stamp) return known.kept;
  const kept = sitemapNamed(file, site()).then((text) => (text === undefined ? undefined : pack(text)));
  made.set(file, { stamp, kept });
  const forget = () => void (made.get(file)?.kept === kept && made.delete(file));
  // a file that does not exist, or could not be made, is not kept
  kept.then((found) => found ?? forget(), forget);
  return kept;
}

async function pack(text: string): Promise<Kept> {
  const packed = await compress(text);
  return { packed, etag: `"${createHash('sha1').update(packed).digest('base64url')}"` };
}
