import { expect, test } from 'vitest';
import { largestUrl, previewPicture } from '@/lib/domain/site/picture';

const SITE = 'https://supra.example';
const large = { url: '/uploads/large_k.webp', width: 1000, height: 750 };

test('a preview shows the large size, with its width and height', () => {
  const image = { url: '/uploads/k.webp', width: 3000, height: 2250, formats: { large } };
  expect(previewPicture(image, SITE)).toEqual({ ...large, url: `${SITE}/uploads/large_k.webp` });
  expect(largestUrl(image, SITE)).toBe(`${SITE}/uploads/large_k.webp`);
});

test('a picture without a large size is shown as it is', () => {
  const image = {
    url: '/uploads/k.webp',
    width: 600,
    height: 450,
    formats: { small: { url: '/uploads/s.webp' } },
  };
  expect(previewPicture(image, SITE)).toEqual({ url: `${SITE}/uploads/k.webp`, width: 600, height: 450 });
});

test.each([null, undefined])('without a picture a preview shows the site’s icon', (none) => {
  expect(previewPicture(none, SITE)).toEqual({ url: `${SITE}/icon-512.png`, width: 512, height: 512 });
});
