import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl } from '@/lib/format/image';

const format = (name: string, width?: number) => ({ url: `/${name}.webp`, width });

test('the first format there is of the named order is shown, else the raw picture', () => {
  const formats = { large: format('large'), thumbnail: format('thumbnail') };
  expect(imageUrl({ ...format('raw'), formats })).toBe('/thumbnail.webp');
  expect(imageUrl({ ...format('raw'), formats: { ...formats, medium: format('medium') } })).toBe(
    '/medium.webp',
  );
  expect(imageUrl(format('raw'))).toBe('/raw.webp');
});

test('a browser chooses by width; of two as wide it is offered the one that is named first', () => {
  const formats = { large: format('large', 750), small: format('small', 500), medium: format('medium', 750) };
  expect(imageSrcSet({ ...format('raw', 1600), formats })).toBe(
    '/small.webp 500w, /medium.webp 750w, /raw.webp 1600w',
  );
  expect(imageSrcSet({ ...format('raw'), formats: { small: format('small') } })).toBe('');
});
