import { expect, test } from 'vitest';
import { imageFault, imageKind } from '@/lib/domain/image/check';
import { LIMITS } from '@/lib/domain/limits';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [part],
    ),
  );
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 'xxxxJFIF');

test.each([
  ['jpeg', JPEG],
  ['png', bytes(0x89, 'PNG\r\n\x1a\n')],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['avif', bytes(0, 0, 0, 32, 'ftypavif')],
  [undefined, bytes('<html><script>')],
  [undefined, bytes('<svg xmlns="')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes()],
])('%s by its first bytes', (kind, given) => expect(imageKind(given)).toBe(kind));

test('a page named .jpg and a picture of 11 MiB are refused, one at the limit is accepted', () => {
  expect(imageFault(bytes('<html>'), 100)).toBe('imageType');
  expect(imageFault(JPEG, LIMITS.imageBytes + 1)).toBe('imageSize');
  expect(imageFault(JPEG, LIMITS.imageBytes)).toBeUndefined();
});
