import { expect, test } from 'vitest';
import { partOf } from '@/lib/domain/dish/stepPart';

const said = (text: string) =>
  text.split(' ').map((word) => ({ word, follows: true, clause: 0, between: '' }));
const partAt = (text: string, at: number) => partOf(said(text), { from: at, to: at, isTaken: () => false });

test.each([
  ['add half the butter', 3, 1 / 2],
  ['add two thirds of the salt', 5, 2 / 3],
  ['the remaining olive oil', 3, 'rest'],
  ['most of the sugar', 3, 'some'],
  ['half the remaining flour', 3, 'some'],
  ['add the butter', 2, 'whole'],
  ['დაუმატეთ დანარჩენი მარილი', 2, 'rest'],
  ['მარილის ორი მესამედი', 0, 2 / 3],
] as const)('"%s" means %s', (text, at, part) => expect(partAt(text, at)).toBe(part));
