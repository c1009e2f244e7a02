import { expect, test } from 'vitest';
import { looked, NOTHING_SEEN, type Seen } from '@/lib/domain/barcode/seen';

/** Returns the codes reported while a camera shows this film: each letter is a frame, a point one without a code. */
function told(film: string): string {
  let seen: Seen = NOTHING_SEEN;
  return [...film]
    .map((one) => {
      const { found, ...next } = looked(seen, one === '.' ? undefined : one);
      seen = next;
      return found ?? '';
    })
    .join('');
}

test.each([
  ['one look is not believed', 'a.b.', ''],
  ['two in a row are', '.aa', 'a'],
  ['held still it is one', 'aaaaaaaa', 'a'],
  ['a flicker does not make it two', 'aaa.aa..aa', 'a'],
  ['taken away and shown again it is another pack', 'aa...aa', 'aa'],
  ['two things one after the other', 'aabb', 'ab'],
  ['a misread between does not count', 'aabaa', 'a'],
  ['back to the first one after the second', 'aabbbaa', 'aba'],
])('%s', (_what, film, expected) => {
  expect(told(film)).toBe(expected);
});
