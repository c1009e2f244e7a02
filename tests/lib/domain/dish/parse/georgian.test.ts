import { expect, test } from 'vitest';
import { georgianName, isDone } from '@/lib/domain/dish/parse/georgian';

test.each([
  ['ნივრის', true, 'ნიორი', []],
  ['ლობიოს', true, 'ლობიო', []],
  ['გახეხილი სულგუნი', false, 'სულგუნი', []],
  ['დაფქული ქინძი', false, 'დაფქული ქინძი', []],
  ['ქონდარი (ხმელი)', false, 'ხმელი ქონდარი', []],
  ['თევზი (ლოქო)', false, 'ლოქო', []],
  ['ღორის ხორცი (კისერი)', false, 'ღორის ხორცი', ['კისერი']],
  ['ბრინჯი მრგვალი', false, 'მრგვალი ბრინჯი', []],
  ['ერბო ან კარაქი', false, 'ერბო', []],
  ['ზეთი შესაწვავად', false, 'ზეთი', ['შესაწვავად']],
  ['ხახვი, წვრილად დაჭრილი', false, 'ხახვი', ['წვრილად დაჭრილი']],
])('%s', (text, isGenitive, name, notes) => expect(georgianName(text, isGenitive)).toEqual({ name, notes }));

test('what is done with a thing is told from what it is', () => {
  expect(['დაჭრილი', 'გარეცხილი', 'მარილი', 'შებოლილი'].map((word) => isDone(word, []))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
