import { expect, test } from 'vitest';
import { parseLines } from '@/lib/domain/dish/parse/line';
import { plainAmount } from '@/lib/domain/dish/plainAmount';
import { UNITS } from '@/lib/domain/dish/types';

test('an amount is shown as written, otherwise as number and unit', () => {
  const line = { amount: 190, unit: 'gr', text: '1½ cups' } as const;
  expect(plainAmount(line, 'en')).toBe('1½ cups');
  expect(plainAmount({ ...line, text: null }, 'en')).toBe('190 g');
  expect(plainAmount({ ...line, text: '' }, 'ka')).toBe('190 გ');
  expect(plainAmount({ amount: 1, amountTo: 2, unit: 'Table Spoon' }, 'en')).toBe('1-2 tbsp');
  expect(plainAmount({ amount: 0.3333333, unit: 'Piece' }, 'en')).toBe('0.333');
  expect(plainAmount({ amount: null, unit: null, text: null }, 'en')).toBe('');
  expect(plainAmount({ amount: null, unit: null, text: 'to taste' }, 'en')).toBe('to taste');
});

test('pieces use their own name', () => {
  const cloves = { amount: 3, unit: 'Piece', product: { pieceName: 'clove' } } as const;
  expect(plainAmount(cloves, 'en')).toBe('3 cloves');
  expect(plainAmount({ ...cloves, amount: 1 }, 'en')).toBe('1 clove');
  expect(plainAmount({ ...cloves, amount: 0.5, amountTo: 2 }, 'ka')).toBe('0.5-2 კბილი');
});

test.each([
  ['en', 'milk'],
  ['ka', 'რძე'],
])('an amount written in %s reads back as the same', (language, name) => {
  for (const unit of UNITS) {
    const [read] = parseLines(`${plainAmount({ amount: 2, unit }, language)} ${name}`);
    expect(read).toMatchObject({ name, amount: 2, unit });
  }
});
