import { expect, test } from 'vitest';
import { nextScanState, INITIAL_SCAN, type ScanState } from '@/lib/domain/barcode/scanState';

/** Returns the codes reported while a camera shows this film: each letter is a frame, a point one without a code. */
function told(film: string): string {
  let seen: ScanState = INITIAL_SCAN;
  return [...film]
    .map((one) => {
      const { found, ...next } = nextScanState(seen, one === '.' ? undefined : one);
      seen = next;
      return found ?? '';
    })
    .join('');
}

test.each([
  ['one look is not trusted', 'a.b.', ''],
  ['two looks in a row are trusted', '.aa', 'a'],
  ['a code held still counts once', 'aaaaaaaa', 'a'],
  ['a flicker does not count twice', 'aaa.aa..aa', 'a'],
  ['a pack removed and shown again is another one', 'aa...aa', 'aa'],
  ['two packs follow each other', 'aabb', 'ab'],
  ['a misread between them does not count', 'aabaa', 'a'],
  ['the first pack returns after the second', 'aabbbaa', 'aba'],
])('%s', (_what, film, expected) => {
  expect(told(film)).toBe(expected);
});
