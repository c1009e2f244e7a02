import { expect, test } from 'vitest';
import {
  foreignMeasure,
  foreignNumber,
  foreignOpen,
  isMeasureUnknown,
  withoutForeignSize,
} from '@/lib/domain/amount/foreign/read';

test.each([
  ['ст. л. мёда', 'tbsp', 1, null],
  ['ст.л муки', 'tbsp', 1, null],
  ['çay bardağı şeker', 'cup', 1, 100],
  ['kq ət', 'kg', 1, null],
  ['ճաշի գդալ ձեթ', 'tbsp', 1, null],
  ['Pfund Kartoffeln', 'g', 500, null],
  ['cuil. à soupe de crème', 'tbsp', 1, null],
  ['etti di prosciutto', 'g', 100, null],
  ['cdta. de comino', 'tsp', 1, null],
  ['dag masła', 'g', 10, null],
] as const)('"%s" begins with a %s', (text, measure, factor, ml) =>
  expect(foreignMeasure(text)).toMatchObject({ measure, factor, ml }),
);

test.each(['flour', 'dal makhani', 'lime', 'gousses', 'картошка', 'Tassenkuchen'])(
  '"%s" begins with no foreign measure, or with the whole word alone',
  (text) => expect(foreignMeasure(text)?.measure).toBe(text === 'gousses' ? 'clove' : undefined),
);

test('numbers in words are read before a name, but the Turkish flour is no number', () => {
  expect(foreignNumber('полтора литра')).toEqual({ amount: 1.5, length: 7 });
  expect(foreignNumber('eine halbe Zitrone')).toMatchObject({ amount: 0.5 });
  expect(foreignNumber('un – 300 gr')).toBeUndefined();
});

test('words for an open amount are found at both ends', () => {
  expect(foreignOpen('перец по вкусу')).toEqual({ said: 'по вкусу', isFirst: false, rest: 'перец' });
  expect(foreignOpen('etwas Zucker')).toEqual({ said: 'etwas', isFirst: true, rest: 'Zucker' });
  expect(foreignOpen('sugar')).toBeUndefined();
});

test('sizes are dropped, colours stay', () => {
  expect(withoutForeignSize('große rote Zwiebel')).toBe('rote Zwiebel');
  expect(withoutForeignSize('büyük boy soğan')).toBe('soğan');
});

test.each([
  ['louches de bouillon', false, true],
  ['pommes de terre', false, false],
  ['черпака бульона', false, true],
  ['красных перца', false, false],
  ['Kellen Brühe', true, true],
  ['Kellen Brühe', false, true],
  ['Kellen Suppe', true, true],
  ['Kellen Suppe', false, false],
  ['rote Zwiebeln', true, false],
])('"%s" (in a recipe in %s) begins with an unknown measure: %s', (name, isForeign, is) =>
  expect(isMeasureUnknown(name, isForeign)).toBe(is),
);
