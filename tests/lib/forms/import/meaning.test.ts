import { expect, test } from 'vitest';
import { withMeaning } from '@/lib/forms/import/meaning';
import { importedLine } from '../../../support/builders/import';

const nuts = importedLine({ text: '50 g nut flour', name: 'nut flour' });
const others = [
  importedLine({ text: '1 tbsp Nut flour', name: 'Nut flour' }),
  importedLine({ text: '2 nut flour', name: 'nut flour', own: true }),
  importedLine({ text: '3 nut flour', name: 'nut flour', food: 4 }),
  importedLine({ text: '2 eggs', name: 'eggs' }),
];

test('an answer counts for the same words where unknown, and for nothing known or explained', () => {
  const lines = withMeaning([nuts, ...others], 0, { product: 7 });
  expect(lines.map(({ product }) => product)).toEqual([7, 7, null, null, null]);
  expect(lines.slice(2)).toEqual(others.slice(1));
});

test('a known line gets another meaning alone, and is no own product any more', () => {
  const lines = withMeaning([nuts, ...others], 2, { food: 8 });
  expect(lines[2]).toEqual({ ...others[1], food: 8, own: undefined });
  expect(lines.filter(({ food }) => food === 8)).toHaveLength(1);
});
