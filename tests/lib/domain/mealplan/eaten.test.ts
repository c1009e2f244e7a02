import { expect, test } from 'vitest';
import { eatenServings, leftoversIn, readerPart, servingsOf } from '@/lib/domain/mealplan/eaten';
import type { Eater, PlanDay, PlanEntry } from '@/lib/domain/mealplan/types';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { buildEater, buildEntry, dayWith } from '../../../support/builders/mealplan';

const two = [buildEater({ key: 'mother', user: 7 }), buildEater({ key: 'father' })];
const rest = (key: string, of: string, given = {}) =>
  buildEntry({ key, kind: 'leftovers', of, dish: null, ...given });
const eatenOf = (servings: number | null, ...leftovers: ReturnType<typeof rest>[]) => {
  const soup = buildEntry({ key: 'soup', servings });
  return eatenServings(soup, leftoversIn([dayWith(soup), dayWith(...leftovers)]), two);
};

test('a dish with leftovers counts at its own meal without the kept part', () => {
  expect(eatenOf(4, rest('later', 'soup'))).toBe(2);
  expect(eatenOf(6, rest('later', 'soup', { servings: 1 }))).toBe(5);
  expect(eatenOf(6, rest('later', 'soup'), rest('last', 'later'))).toBe(2);
});

test('people at the table eat first, whatever is planned as leftovers', () => {
  expect(eatenOf(3, rest('later', 'soup'))).toBe(2);
  expect(eatenOf(1, rest('later', 'soup'))).toBe(1);
  expect(eatenOf(null, rest('later', 'soup'))).toBe(2);
});

test('a dish without leftovers is eaten completely', () => expect(eatenOf(4)).toBe(4));

test('a reader eats their part of the eaten amount, or nothing without eaters', () => {
  const soup = buildEntry({ key: 'soup', servings: 4 });
  expect(readerPart(soup, leftoversIn([dayWith(soup, rest('later', 'soup'))]), two, 7)).toBe(0.25);
  expect(readerPart(buildEntry({ out: ['mother', 'father'] }), new Map(), two, 7)).toBe(0);
});

const sharing = (mother: number, father: number) => [
  { eater: 'mother', servings: mother },
  { eater: 'father', servings: father },
];

test('a dish with shares is cooked for its leftovers too, and each eats their share of both', () => {
  const soup = buildEntry({ key: 'soup', shares: sharing(0.8, 1.2) });
  const later = rest('later', 'soup', { shares: sharing(0.5, 0) });
  const last = rest('last', 'later', { shares: sharing(0, 0.7) });
  const left = leftoversIn([dayWith(soup), dayWith(later), dayWith(last)]);
  expect([soup, later, last].map((one) => servingsOf(one, two, left))).toEqual([3.2, 0.5, 0.7]);
  expect([soup, later, last].map((one) => eatenServings(one, left, two))).toEqual([2, 0.5, 0.7]);
  expect(readerPart(soup, left, two, 7) * 3.2).toBeCloseTo(0.8);
  expect(readerPart(last, left, two, 7)).toBe(0);
});

test('typed servings of a dish with shares are what is cooked: nobody eats more for them, nor more than there is', () => {
  const cooked = (servings: number) => {
    const soup = buildEntry({ key: 'soup', servings, shares: sharing(0.8, 1.2) });
    const left = leftoversIn([dayWith(soup), dayWith(rest('later', 'soup'))]);
    return [servingsOf(soup, two, left), eatenServings(soup, left, two)];
  };
  expect(cooked(6)).toEqual([6, 2]);
  expect(cooked(1)).toEqual([1, 1]);
});

/** Returns what all eaters together eat of an entry and of everything left over from it. */
function eatenOfPot(pot: PlanEntry, days: readonly PlanDay[], eaters: readonly Eater[]): number {
  const left = leftoversIn(days);
  const shares = eaters.map(
    ({ user }) => servingsOf(pot, eaters, left) * readerPart(pot, left, eaters, user ?? undefined),
  );
  const later = (left.get(pot.key) ?? []).map((one) => eatenOfPot(one, days, eaters));
  return [...shares, ...later].reduce((sum, one) => sum + one, 0);
}

function randomPlan(random: Random) {
  const eaters = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) =>
    buildEater({ key: `eater-${at}`, user: at + 1, factor: pick(random, [0.5, 1, 1.3]) }),
  );
  const shares = () => eaters.map(({ key }) => ({ eater: key, servings: Math.round(random() * 200) / 100 }));
  const skipped = () => eaters.flatMap(({ key }) => (random() < 0.2 ? [key] : []));
  const pot = buildEntry({ key: 'pot', shares: shares(), out: skipped() });
  const leftovers = Array.from({ length: Math.floor(random() * 4) }, (_, at) =>
    rest(`left-${at}`, at === 0 || random() < 0.5 ? 'pot' : `left-${at - 1}`, {
      shares: shares(),
      out: skipped(),
    }),
  );
  return { eaters, pot, days: [dayWith(pot), ...leftovers.map((one) => dayWith(one))] };
}

test('all eaters together eat what is cooked, at its meal and as leftovers', () => {
  const random = seeded(36);
  for (let run = 0; run < 500; run++) {
    const { eaters, pot, days } = randomPlan(random);
    const cooked = servingsOf(pot, eaters, leftoversIn(days));
    expect(eatenOfPot(pot, days, eaters), `run ${run} of seed 36`).toBeCloseTo(cooked, 6);
  }
});
