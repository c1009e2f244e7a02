import { expect, test } from 'vitest';
import { cookedWord } from '@/lib/domain/dish/parse/cookedKa';

test.each([
  ['მოხარშული ლობიო', 'მოხარშული'],
  ['ბრინჯი მოხარშული', 'მოხარშული'],
  ['მოხარშული ჭრელი ლობიო', 'მოხარშული'],
  ['შემწვარი კარტოფილი', 'შემწვარი'],
  ['შემწვარი ქათმის ბარკალი', 'შემწვარი'],
  ['კარტოფილი შემწვარი', 'შემწვარი'],
  ['გამომცხვარი კარტოფილი', 'გამომცხვარი'],
])('%s is read as cooked', (name, word) => {
  expect(cookedWord(name)).toBe(word);
});

test.each([
  'ლობიო',
  'ლობიო, მოხარშული',
  'ლობიო (მოხარშული)',
  'მოხარშული',
  'შემწვარი ბადრიჯანი',
  'დაჭრილი ხახვი',
])('%s does not say so, or describes the cook’s work', (name) => {
  expect(cookedWord(name)).toBeUndefined();
});
