import { expect, test } from 'vitest';
import { amountFor, readWritten } from '@/lib/domain/shoplist/written';

test.each([
  ['1 kg potatoes', ['potatoes', 1000, 'gr']],
  ['2 ლ რძე', ['რძე', 2000, 'ml']],
  ['10 კვერცხი', ['კვერცხი', 10, 'Piece']],
  ['სულგუნი 500 გ', ['სულგუნი', 500, 'gr']],
  ['eggs 10', ['eggs', 10, 'Piece']],
  ['milk 1,5 l', ['milk', 1500, 'ml']],
  ['ნახევარი კგ ყველი', ['ყველი', 500, 'gr']],
  [' puri ', ['puri', null, null]],
  ['', ['', null, null]],
  ['0 kg salt', ['0 kg salt', null, null]],
  ['999999 kg salt', ['999999 kg salt', null, null]],
  ['500', ['500', null, null]],
])('"%s"', (text, [name, amount, unit]) => expect(readWritten(text)).toEqual({ name, amount, unit }));

test('a bare number of what has no pieces is its grams, a few stay pieces', () => {
  const sulguni = { id: 1, Name: 'Sulguni', sold: true };
  const egg = { id: 2, Name: 'Egg', sold: true, gramsPerPiece: 55 };
  expect(amountFor(sulguni, readWritten('sulguni 500'))).toEqual({ amount: 500, unit: 'gr' });
  expect(amountFor(sulguni, readWritten('2 sulguni'))).toEqual({ amount: 2, unit: 'Piece' });
  expect(amountFor(egg, readWritten('30 eggs'))).toEqual({ amount: 30, unit: 'Piece' });
  expect(amountFor(egg, readWritten('eggs'))).toEqual({ amount: null, unit: null });
});
