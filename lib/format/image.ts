import { IMAGE_FORMATS, imageUrl, type Image, type ImageFormat } from '@/lib/domain/image/pick';

export type { Image };
export { imageUrl };

/**
 * Returns the image's formats as a srcset by width; of two with the same width, the first named one. Empty if no width
 * is known.
 */
export function imageSrcSet({ url, width, formats }: Image): string {
  const sizes = [...IMAGE_FORMATS.map((name) => formats?.[name]), { url, width }].filter(
    (size): size is ImageFormat & { width: number } => Boolean(size?.url && size.width),
  );
  const byWidth = new Map(sizes.toReversed().map((size) => [size.width, size.url]));
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([at, address]) => `${address} ${at}w`)
    .join(', ');
}
