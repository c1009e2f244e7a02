import { describe, expect, test } from 'vitest';
import { rescaling } from '@/lib/domain/mealplan/plates/rescaling';
import { sharesInOrder } from '@/lib/domain/mealplan/plates/shares';
import type { Eater, PlanDay, PlanEntry } from '@/lib/domain/mealplan/types';
import { present } from '@/lib/domain/present';
import { buildDay, buildEater, buildEntry, buildMeal, dayWith } from '../../../../support/builders/mealplan';

const ana = buildEater({ key: 'ana', Name: 'Ana' });
const nika = buildEater({ key: 'nika', Name: 'Nika', factor: 1.3 });
const luka = buildEater({ key: 'luka', Name: 'Luka', factor: 0.5 });
const two = [ana, nika];

describe('when the table changes', () => {
  const soup = buildEntry({ key: 'soup', shares: sharesInOrder(two, [0.8, 1.2]) });
  const salad = buildEntry({ key: 'salad' });
  const khinkali = buildEntry({ key: 'khinkali', servings: 6 });
  const week = [dayWith(soup), dayWith(salad), dayWith(khinkali)];
  const change = (after: readonly Eater[], days: readonly PlanDay[] = week) =>
    rescaling(days, { before: two, after });
  const entryIn = (days: readonly PlanDay[] | undefined, key: string): PlanEntry =>
    present(
      days?.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries)).find((one) => one.key === key),
      key,
    );

  test('nothing is asked if nobody came, left or has another portion, or if nothing was filled in', () => {
    expect(change([nika, { ...ana, Name: 'Anna' }])).toBeUndefined();
    expect(change([ana, nika, luka], [dayWith(khinkali)])).toBeUndefined();
    expect(change([ana, nika, luka], [dayWith(buildEntry({ kind: 'text', text: 'Tea' }))])).toBeUndefined();
    expect(change([ana, { ...luka, factor: 1.3 }], [dayWith(salad)])).toBeUndefined();
  });

  test('a newcomer gets their factor of the others’ mean share per factor', () => {
    const { shares } = entryIn(change([ana, nika, luka])?.scaled, 'soup');
    // two servings for 2.3 factors
    expect(shares).toEqual(sharesInOrder([ana, nika, luka], [0.8, 1.2, 0.43]));
  });

  test('who leaves takes their share along, and another factor changes a share in proportion', () => {
    expect(entryIn(change([nika])?.scaled, 'soup').shares).toEqual(sharesInOrder([nika], [1.2]));
    const bigger = [{ ...ana, factor: 1.5 }, nika];
    expect(entryIn(change(bigger)?.scaled, 'soup').shares).toEqual(sharesInOrder(bigger, [1.2, 1.2]));
  });

  test('typed servings stay and are named with their day', () => {
    const found = change([ana, nika, luka]);
    expect(found?.typed).toEqual([{ entry: khinkali, day: 2, servings: 6 }]);
    expect(entryIn(found?.scaled, 'khinkali')).toEqual(khinkali);
  });

  test('servings that say what the shares come to were not typed in', () => {
    const pot = buildEntry({ key: 'pot', servings: 3, shares: sharesInOrder(two, [0.8, 1.2]) });
    const rest = buildEntry({
      key: 'rest',
      kind: 'leftovers',
      of: 'pot',
      shares: sharesInOrder(two, [0.5, 0.5]),
    });
    const found = change([ana], [dayWith(pot), dayWith(rest)]);
    expect(found?.typed).toEqual([]);
    expect(entryIn(found?.scaled, 'pot')).toMatchObject({ servings: null });
    const more = change([ana], [dayWith({ ...pot, servings: 5 }), dayWith(rest)]);
    expect(more?.typed).toMatchObject([{ day: 0, servings: 5 }]);
    expect(entryIn(more?.scaled, 'pot')).toMatchObject({ servings: 5 });
  });

  test('of dishes for some, a newcomer eats the one that most eat, and no other', () => {
    const forTwo = buildEntry({ key: 'two', shares: sharesInOrder([ana, nika, luka], [0.8, 1.2, 0]) });
    const forLuka = buildEntry({ key: 'one', shares: sharesInOrder([ana, nika, luka], [0, 0, 1]) });
    const forAll = buildEntry({ key: 'all', shares: sharesInOrder([ana, nika, luka], [1, 1.3, 0.5]) });
    const guest = buildEater({ key: 'guest' });
    const table = [ana, nika, luka, guest];
    const found = rescaling([buildDay({ meals: [buildMeal({ entries: [forLuka, forAll, forTwo] })] })], {
      before: [ana, nika, luka],
      after: table,
    });
    const guestOf = (key: string) => entryIn(found?.scaled, key).shares?.at(3)?.servings;
    expect(guestOf('all')).toBe(1);
    expect(guestOf('two')).toBe(0.87);
    expect(guestOf('one')).toBe(0);
  });

  test('who replaces the only eater of a dish gets their share of it', () => {
    const own = buildEntry({ key: 'own', shares: sharesInOrder([ana], [0.8]) });
    const found = rescaling([dayWith(own)], { before: [ana], after: [luka] });
    expect(entryIn(found?.scaled, 'own').shares).toEqual(sharesInOrder([luka], [0.4]));
  });

  test('a no leaves every dish at its servings', () => {
    const kept = change([ana, nika, luka])?.kept;
    expect(entryIn(kept, 'soup')).toEqual(soup);
    expect(entryIn(kept, 'salad')).toMatchObject({ servings: 2.3 });
    expect(entryIn(kept, 'khinkali')).toEqual(khinkali);
    expect(entryIn(change([ana])?.kept, 'soup')).toMatchObject({ servings: 2, shares: soup.shares });
  });
});
