import type { ImageRef } from '../../types';
import { decodeHTMLStrict } from 'entities';
import { isNode, listOf, valueOf } from './nodes';

/** Returns an absolute web address; undefined for anything else, including data: addresses. */
export function webAddress(source: string, base: string): string | undefined {
  const text = decodeHTMLStrict(source).trim();
  if (!text || /\s/.test(text)) return undefined;
  try {
    const url = new URL(text, base || undefined);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns pictures in any form: an address, an ImageObject, or lists of both; embedded data is kept. */
export function imagesOf(value: unknown, base: string, depth = 0): ImageRef[] {
  const images = listOf(value).flatMap((one): ImageRef[] => {
    if (isNode(one) && depth > 4) return [];
    if (isNode(one))
      return imagesOf(valueOf(one, 'url', 'contentUrl', '@id', 'thumbnailUrl'), base, depth + 1);
    if (typeof one !== 'string') return [];
    const [, base64] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(one) ?? [];
    if (base64 !== undefined) return [{ base64 }];
    const url = webAddress(one, base);
    return url ? [{ url }] : [];
  });
  return [...new Map(images.map((image) => [JSON.stringify(image), image])).values()];
}
