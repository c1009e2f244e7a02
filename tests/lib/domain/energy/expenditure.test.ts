import { describe, expect, test } from 'vitest';
import { learnExpenditure, type EnergyDay } from '@/lib/domain/energy/expenditure';
import { addDays } from '@/lib/domain/time/day';
import { present } from '@/lib/domain/present';
import { judge } from '../../../support/energy/judge';

const body = { sex: 'male', age: 40, height: 178, activity: 'moderate' } as const;
const days = (count: number, of: (at: number) => Omit<EnergyDay, 'day'>): EnergyDay[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays('2026-03-02', at), ...of(at) }));
const learned = (record: readonly EnergyDay[]) => present(learnExpenditure(body, record));

describe('a person’s expenditure', () => {
  test('is what they eat if the weight stays, though the formula says otherwise', () => {
    const found = learned(days(42, () => ({ eaten: 3100, weights: [80] })));
    expect(found.formula).toBeLessThan(2750);
    expect(Math.abs(found.expenditure - 3100)).toBeLessThan(120);
    expect(found.days).toBe(42);
  });

  test('is more than what they eat if they lose', () => {
    const found = learned(days(42, (at) => ({ eaten: 2000, weights: [80 - 0.07 * at] })));
    expect(found.expenditure).toBeGreaterThan(2350);
    expect(found.expenditure).toBeLessThan(2650);
  });

  test('takes a missing day as missing: not as a fast, and with a wider band', () => {
    const whole = learned(days(42, () => ({ eaten: 2600, weights: [80] })));
    const holes = learned(days(42, (at) => ({ eaten: at % 2 ? 2600 : null, weights: [80] })));
    expect(Math.abs(holes.expenditure - whole.expenditure)).toBeLessThan(60);
    expect(holes.days).toBe(21);
    expect(holes.high - holes.low).toBeGreaterThan(whole.high - whole.low);
  });

  test('is hardly moved by one salty evening', () => {
    const of = (salt: number) =>
      learned(days(28, (at) => ({ eaten: 2600, weights: [at === 27 ? 80 + salt : 80] }))).expenditure;
    expect(Math.abs(of(2) - of(0))).toBeLessThan(100);
  });

  test('does not depend on the order of the days, and takes any number of weighings', () => {
    const record = days(20, (at) => ({ eaten: 2500, weights: at % 3 ? [] : [80, 80.4, 79.9] }));
    expect(learned([...record].reverse())).toEqual(learned(record));
    expect(
      learnExpenditure(
        body,
        days(20, () => ({ eaten: 2500, weights: [] })),
      ),
    ).toBeUndefined();
    expect(learnExpenditure(body, [])).toBeUndefined();
  });
});

test('made-up people are told well: a small error in the median, and the band holds four of five', () => {
  const { all, notYet, ahead } = judge(240, { seed: 36 });
  expect(notYet).toBeLessThan(40);
  // so few people vary by half a percent and by three of a hundred; the bench has the narrow limits
  expect(all.filter[0]).toBeLessThan(5.8);
  expect(all.covered).toBeGreaterThan(72);
  expect(all.covered).toBeLessThan(88);
  expect(all.isAhead).toBe(true);
  expect(ahead).toBeGreaterThanOrEqual(85);
});
