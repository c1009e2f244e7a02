import { expect, test } from 'vitest';
import {
  countsOf,
  eatersAtHome,
  householdFor,
  unseated,
  withoutSeat,
  withSeat,
} from '@/lib/domain/mealplan/household';

const nameOf = (kind: string, number: number) => (kind === 'me' ? 'Nino' : `${kind} ${number}`);

test('the person comes first, then other adults, and children with half a portion', () => {
  const home = householdFor({ adults: 2, children: 1 }, [], nameOf);
  expect(home).toEqual([
    { Name: 'Nino', factor: 1 },
    { Name: 'adult 2', factor: 1 },
    { Name: 'child 1', factor: 0.5 },
  ]);
  expect(countsOf(home)).toEqual({ adults: 2, children: 1 });
});

test('earlier eaters keep name and portion while seats remain', () => {
  const before = [
    { Name: 'Nino', factor: 1 },
    { Name: 'Luka', factor: 0.75 },
  ];
  expect(householdFor({ adults: 1, children: 2 }, before, nameOf)).toEqual([
    ...before,
    { Name: 'child 2', factor: 0.5 },
  ]);
  expect(householdFor({ adults: 1, children: 0 }, before, nameOf)).toEqual([before[0]]);
});

test('an empty household is one person', () => {
  expect(countsOf([])).toEqual({ adults: 1, children: 0 });
});

const NINO = { id: 1, Name: 'Nino' };
const GIORGI = { id: 2, Name: 'Giorgi' };
const ANA = { id: 3, Name: 'Ana' };

test('the person’s own settings come first, then everybody in the household with a whole portion', () => {
  const said = [{ Name: 'Nino', factor: 1 }];
  expect(eatersAtHome(said, NINO, [GIORGI])).toEqual(said);
  expect(eatersAtHome([], NINO, [GIORGI, ANA])).toEqual([
    { Name: 'Nino', factor: 1, user: 1 },
    { Name: 'Giorgi', factor: 1, user: 2 },
    { Name: 'Ana', factor: 1, user: 3 },
  ]);
  expect(eatersAtHome([], NINO, [])).toEqual([]);
});

test('people without a seat are offered, also under the same name', () => {
  const table = [
    { Name: 'Nino', user: 1 },
    { Name: ' giorgi', user: null },
    { Name: 'Ana', user: 9 },
  ];
  expect(unseated([GIORGI, ANA], table)).toEqual([ANA]);
  expect(unseated([GIORGI, ANA], [])).toEqual([GIORGI, ANA]);
});

test('a seated person takes a free whole portion, never the person’s own or a child’s', () => {
  const table = householdFor({ adults: 2, children: 1 }, [], nameOf);
  const giorgi = { Name: 'Giorgi', factor: 1, user: 2 };
  const seated = withSeat(table, GIORGI);
  expect(seated).toEqual([table[0], giorgi, table[2]]);
  expect(withSeat(seated, ANA)).toEqual([...seated, { Name: 'Ana', factor: 1, user: 3 }]);
  expect(withoutSeat(seated, 2)).toEqual([table[0], table[2]]);
  expect(householdFor({ adults: 3, children: 1 }, seated, nameOf)).toMatchObject([
    { Name: 'Nino' },
    giorgi,
    { Name: 'adult 3' },
    { Name: 'child 1' },
  ]);
});
