import { decodedText } from './charset';
import { LIMITS } from '../../domain/limits';
import { fetchGuarded, FetchRefused } from '../../net/guarded';

/** Maximum number of decoded bytes of a page. */
const PAGE_BYTES = 3 * 1024 * 1024;

/** Fetches a page; returns its text and its final address. Throws FetchRefused. */
export async function fetchPage(address: string): Promise<{ readonly html: string; readonly url: string }> {
  const { url, type, body } = await fetchGuarded(address, {
    accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,*/*;q=0.5',
    bytes: PAGE_BYTES,
  });
  if (!/^$|^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|json)(?:;|$))/.test(type))
    throw new FetchRefused('notHtml', 'There is no page at this address');
  return { html: decodedText(body, type), url };
}

/** Fetches the bytes of a picture, which may still be invalid. Throws FetchRefused. */
export async function fetchImage(address: string): Promise<Buffer> {
  const { type, body } = await fetchGuarded(address, {
    accept: 'image/avif,image/webp,image/png,image/jpeg;q=0.9,*/*;q=0.5',
    bytes: LIMITS.imageBytes,
  });
  if (/^(?:text\/|application\/(?!octet-stream))|\+xml/.test(type))
    throw new FetchRefused('notImage', 'There is no picture at this address');
  return body;
}
