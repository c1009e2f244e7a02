import { describe, expect, test } from 'vitest';
import { isFast, pascha } from '@/lib/domain/planning/fasting';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2013, '2013-05-05'],
  [1999, '1999-04-11'],
])('Pascha of %i is %s', (year, day) => {
  expect(pascha(year)).toBe(day);
});

describe('the fasts of 2026', () => {
  test.each([
    ['the first day of Great Lent', '2026-02-23'],
    ['the Saturday before Pascha', '2026-04-11'],
    ['a Monday in Great Lent', '2026-03-16'],
    ["the first day of the Apostles' fast", '2026-06-08'],
    ["the last day of the Apostles' fast", '2026-07-11'],
    ['the first day of the Dormition fast', '2026-08-14'],
    ['the last day of the Dormition fast', '2026-08-27'],
    ['the first day of the Nativity fast', '2026-11-28'],
    ['the last day of the year', '2026-12-31'],
    ['Christmas Eve', '2026-01-06'],
    ['the eve of Theophany, a Sunday', '2026-01-18'],
    ['the Beheading of the Forerunner', '2026-09-11'],
    ['the Exaltation of the Cross, a Sunday', '2026-09-27'],
    ['a common Wednesday', '2026-10-14'],
    ['a common Friday', '2026-10-16'],
  ])('include %s', (_, day) => {
    expect(isFast(day)).toBe(true);
  });

  test.each([
    ['Christmas, a Wednesday in 2026', '2026-01-07'],
    ['a Friday between Christmas and the eve of Theophany', '2026-01-16'],
    ['a Wednesday after the Sunday of the Publican', '2026-02-04'],
    ['a Friday of cheese week', '2026-02-20'],
    ['Pascha', '2026-04-12'],
    ['a Wednesday of Bright week', '2026-04-15'],
    ['a Friday of Trinity week', '2026-06-05'],
    ['Peter and Paul', '2026-07-12'],
    ['the day after Dormition', '2026-08-29'],
    ['a common Thursday', '2026-10-15'],
  ])('exclude %s', (_, day) => {
    expect(isFast(day)).toBe(false);
  });
});

test("the Apostles' fast is short after a late Pascha, and there is none before its Monday", () => {
  expect(isFast('2024-06-30')).toBe(false);
  expect(isFast('2024-07-01')).toBe(true);
});
