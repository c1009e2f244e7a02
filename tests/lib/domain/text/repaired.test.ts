import { expect, test } from 'vitest';
import { isDamaged, repairedText } from '@/lib/domain/text/repaired';

test.each([
  ['1Â¼ cups', '1¼ cups'],
  ['2â€“3 eggs', '2–3 eggs'],
  ['jalapeÃ±os', 'jalapeños'],
  ['â…› tsp', '⅛ tsp'],
  ['Ð¼ÑƒÐºÐ°', 'мука'],
  ['áƒ›áƒœ', 'მნ'],
  ['&frac34; cup &amp; more', '¾ cup & more'],
])('"%s" is repaired to "%s"', (text, mended) => expect(repairedText(text)).toBe(mended));

test.each(['Ñoquis', 'CAFÉ…', 'pâté', 'crème brûlée', 'AÇAÍ', 'R&D; x', 'ნიორი'])(
  '"%s" is right unchanged',
  (text) => expect(repairedText(text)).toBe(text),
);

test('an amount that lost a character is damaged', () => {
  expect(isDamaged('1� cups milk')).toBe(true);
  expect(isDamaged('1 cup pâté')).toBe(false);
});
