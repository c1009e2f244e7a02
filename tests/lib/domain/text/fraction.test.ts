import { expect, test } from 'vitest';
import { fractionText, withFractions } from '@/lib/domain/text/fraction';

test.each([
  [0.333, '⅓'],
  [1.5, '1½'],
  [2.67, '2⅔'],
  [0.0625, '1/16'],
  [1, undefined],
  [0.4, undefined],
  [1.04, undefined],
])('%d is shown as %s', (amount, text) => expect(fractionText(amount)).toBe(text));

test.each([
  ['0.333 cup', '⅓ cup'],
  ['0.5–0.75 tsp', '½–¾ tsp'],
  ['0,25 ჭიქა', '¼ ჭიქა'],
  ['1.2 lb', '1.2 lb'],
  ['2 cups', '2 cups'],
  ['1.5.2', '1.5.2'],
])('"%s" reads "%s"', (text, read) => expect(withFractions(text)).toBe(read));
