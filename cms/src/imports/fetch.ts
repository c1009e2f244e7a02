import { LIMITS } from '../domain/limits';
import { fetchGuarded, FetchRefused } from './fetchGuarded';
import { markOf } from './markOf';

/** Bytes of a page, decoded. */
const PAGE_BYTES = 3 * 1024 * 1024;
/** Where a page may say its characters. */
const HEAD_BYTES = 4096;

/** The text of a page and the address that it came from in the end. Throws FetchRefused. */
export async function fetchPage(address: string): Promise<{ readonly html: string; readonly url: string }> {
  const { url, type, body } = await fetchGuarded(address, {
    accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,*/*;q=0.5',
    bytes: PAGE_BYTES,
  });
  if (!/^$|^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)(?:;|$))/.test(type))
    throw new FetchRefused('notHtml', 'There is no page at this address');
  return { html: textOf(body, type), url };
}

/** The bytes of a picture, which may still be none. Throws FetchRefused. */
export async function fetchImage(address: string): Promise<Buffer> {
  const { type, body } = await fetchGuarded(address, {
    accept: 'image/avif,image/webp,image/png,image/jpeg;q=0.9,*/*;q=0.5',
    bytes: LIMITS.imageBytes,
  });
  if (/^(?:text\/|application\/(?!octet-stream))|\+xml/.test(type))
    throw new FetchRefused('notImage', 'There is no picture at this address');
  return body;
}

/** A page's bytes as text: by its mark of order, by what the server says, by what the page says, else UTF-8. */
function textOf(body: Buffer, type: string): string {
  const label = markOf(body) ?? /charset\s*=\s*["']?([\w:.-]+)/.exec(type)?.[1] ?? saidIn(body) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    // a name that nobody knows
    return new TextDecoder().decode(body);
  }
}

function saidIn(body: Buffer): string | undefined {
  const head = body.subarray(0, HEAD_BYTES).toString('latin1');
  const said =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  // what was read as single bytes is no UTF-16
  return said && !/^utf-?16/i.test(said) ? said : undefined;
}
