import { expect, test } from 'vitest';
import {
  leftoverSource,
  leftoverSources,
  misplacedLeftovers,
  settleLeftovers,
} from '@/lib/domain/mealplan/leftovers';
import { at } from '@/tests/support/at';
import { buildDay, buildEntry, buildMeal, dayWith } from '../../../support/builders/mealplan';

const soup = buildEntry({ key: 'soup', Name: 'Soup' });
const rest = buildEntry({ key: 'rest', kind: 'leftovers', of: 'soup' });

test('leftovers can be of any earlier dish, not of a later one', () => {
  const later = buildEntry({ key: 'later' });
  const days = [
    dayWith(soup, buildEntry({ kind: 'text', text: 'tea' })),
    buildDay({ meals: [buildMeal({ key: 'here' })] }),
    dayWith(later),
  ];
  expect(leftoverSources(days, 'here').map(({ key }) => key)).toEqual(['soup']);
});

test('leftovers before their dish are named', () => {
  expect(misplacedLeftovers([dayWith(rest), dayWith(soup)])).toEqual(['rest']);
  expect(misplacedLeftovers([dayWith(soup, rest)])).toEqual([]);
  expect(misplacedLeftovers([dayWith(buildEntry()), dayWith(rest), dayWith(soup)])).toEqual(['rest']);
});

test('leftovers of leftovers belong to the dish; a circle of them to none', () => {
  const again = buildEntry({ key: 'again', kind: 'leftovers', of: 'rest' });
  expect(leftoverSource(again, [dayWith(soup, rest, again)])?.key).toBe('soup');
  const one = buildEntry({ key: 'one', kind: 'leftovers', of: 'two' });
  const two = buildEntry({ key: 'two', kind: 'leftovers', of: 'one' });
  expect(leftoverSource(one, [dayWith(one, two)])).toBeUndefined();
});

test('removing a dish turns its leftovers into a text with its name', () => {
  const before = [dayWith(soup), dayWith(rest)];
  const after = [dayWith(), at(before, 1)];
  const settled = at(
    settleLeftovers(after, (entry) => entry.Name ?? '', before),
    1,
  );
  expect(at(settled.meals, 0).entries[0]).toMatchObject({ key: 'rest', kind: 'text', text: 'Soup' });
  expect(settleLeftovers(before, () => '', before)).toBe(before);
});
