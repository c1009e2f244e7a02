import { expect, test } from 'vitest';
import { TO_TASTE } from '@/lib/domain/dish/parse/taste';

test('words that leave the amount to the cook are found at the end of a line', () => {
  const said = ['salt, to taste', 'oil as needed', 'მარილი გემოვნებით', 'წყალი - რამდენსაც მოითხოვს'];
  expect(said.map((line) => line.replace(TO_TASTE, ''))).toEqual(['salt', 'oil', 'მარილი', 'წყალი']);
  expect('ფქვილი რამდენსაც მოითხოვს ცომი'.replace(TO_TASTE, '')).toBe('ფქვილი');
  expect(TO_TASTE.test('to taste the soup')).toBe(false);
});
