import { expect, test } from 'vitest';
import { quantityAtStart } from '@/lib/domain/amount/quantity';

test.each([
  ['1½ cups', 1.5, null, ' cups'],
  ['1 1/2 c.', 1.5, null, ' c.'],
  ['1-1/2 cups', 1.5, null, ' cups'],
  ['1 and 1/2 cups', 1.5, null, ' cups'],
  ['1,000 g', 1000, null, ' g'],
  ['1,5 კგ', 1.5, null, ' კგ'],
  ['2–3', 2, 3, ''],
  ['2 to 3 eggs', 2, 3, ' eggs'],
  ['3 or 4 potatoes', 3, 4, ' potatoes'],
  ['5 or 4', 5, null, ' or 4'],
  ['two and a half', 2.5, null, ''],
  ['half a lemon', 0.5, null, ' lemon'],
  ['a couple of eggs', 2, null, ' eggs'],
  ['სამი და ნახევარი ჭიქა', 3.5, null, ' ჭიქა'],
  ['ოთხნახევარი ჭიქა', 4.5, null, ' ჭიქა'],
  ['ას ოცი გრამი', 120, null, ' გრამი'],
  ['ასოცი გრამი', 120, null, ' გრამი'],
  ['ორას გრამ', 200, null, ' გრამ'],
  ['შვიდასი გრამი', 700, null, ' გრამი'],
  ['სამოცდაათი გრამი', 70, null, ' გრამი'],
  ['ერთნახევარი ჭიქა', 1.5, null, ' ჭიქა'],
  ['2 და ნახევარი ჭიქა', 2.5, null, ' ჭიქა'],
  ['ერთი-ორი კონა', 1, 2, ' კონა'],
  ['2-დან 3-მდე კბილი', 2, 3, ' კბილი'],
  ['2 ან 3 ცალი', 2, 3, ' ცალი'],
] as const)('"%s" begins with %d to %s', (text, amount, amountTo, rest) => {
  expect(quantityAtStart(text)).toEqual({ amount, amountTo, rest });
});

test.each(['', 'flour', 'anchovies', 'onion', 'ერთგული', 'საათი'])('"%s" begins with no number', (text) =>
  expect(quantityAtStart(text)).toBeUndefined(),
);
