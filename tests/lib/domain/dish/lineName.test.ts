import { expect, test } from 'vitest';
import { lineName } from '@/lib/domain/dish/lineName';

const product = { Name: 'Wheat flour', NameKa: 'ხორბლის ფქვილი' };

test.each([
  [null, 'en', 'Wheat flour', null],
  ['wheat flours', 'en', 'Wheat flour', null],
  ['ხორბლის ფქვილი', 'en', 'Wheat flour', null],
  ['Wheat flour', 'ka', 'ხორბლის ფქვილი', null],
  ['hazelnut flour', 'en', 'hazelnut flour', 'Wheat flour'],
  ['hazelnut flour', 'ka', 'hazelnut flour', 'ხორბლის ფქვილი'],
])('%s, read in %s: %s, counted as %s', (name, language, called, countedAs) => {
  expect(lineName({ name, product }, language)).toEqual({ name: called, countedAs });
});

test('a line whose product was deleted has its own words, or none', () => {
  expect(lineName({ name: 'hazelnut flour' }, 'en')).toEqual({ name: 'hazelnut flour', countedAs: null });
  expect(lineName({ name: null }, 'en')).toEqual({ name: '', countedAs: null });
});
