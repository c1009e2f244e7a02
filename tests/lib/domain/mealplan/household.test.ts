import { expect, test } from 'vitest';
import { countsOf, homeOf } from '@/lib/domain/mealplan/household';

const nameOf = (kind: string, number: number) => (kind === 'me' ? 'Nino' : `${kind} ${number}`);

test('the person first, other adults, and children with half a portion', () => {
  const home = homeOf({ adults: 2, children: 1 }, [], nameOf);
  expect(home).toEqual([
    { Name: 'Nino', factor: 1 },
    { Name: 'adult 2', factor: 1 },
    { Name: 'child 1', factor: 0.5 },
  ]);
  expect(countsOf(home)).toEqual({ adults: 2, children: 1 });
});

test('who was there keeps name and portion as long as there is a seat', () => {
  const before = [
    { Name: 'Nino', factor: 1 },
    { Name: 'Luka', factor: 0.75 },
  ];
  expect(homeOf({ adults: 1, children: 2 }, before, nameOf)).toEqual([
    ...before,
    { Name: 'child 2', factor: 0.5 },
  ]);
  expect(homeOf({ adults: 1, children: 0 }, before, nameOf)).toEqual([before[0]]);
});

test('nobody named is one person alone', () => {
  expect(countsOf([])).toEqual({ adults: 1, children: 0 });
});
