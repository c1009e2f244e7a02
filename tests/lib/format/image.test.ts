import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl } from '@/lib/format/image';

const format = (name: string, width?: number) => ({ url: `/${name}.webp`, width });

test('the first available format in the given order is shown, otherwise the raw picture', () => {
  const formats = { large: format('large'), thumbnail: format('thumbnail') };
  expect(imageUrl({ ...format('raw'), formats })).toBe('/thumbnail.webp');
  expect(imageUrl({ ...format('raw'), formats: { ...formats, medium: format('medium') } })).toBe(
    '/medium.webp',
  );
  expect(imageUrl(format('raw'))).toBe('/raw.webp');
});

test('a browser chooses by width; the first named of equal widths is offered', () => {
  const formats = { large: format('large', 750), small: format('small', 500), medium: format('medium', 750) };
  expect(imageSrcSet({ ...format('raw', 1600), formats })).toBe(
    '/small.webp 500w, /medium.webp 750w, /raw.webp 1600w',
  );
  expect(imageSrcSet({ ...format('raw'), formats: { small: format('small') } })).toBe('');
});
