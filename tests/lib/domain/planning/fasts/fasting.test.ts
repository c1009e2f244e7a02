import { describe, expect, test } from 'vitest';
import {
  degreeKept,
  FAST_DEGREES,
  fastOn,
  isStricter,
  pascha,
  strictestOf,
  type FastName,
} from '@/lib/domain/planning/fasts/fasting';
import { addDays, weekdayOf, type Day } from '@/lib/domain/time/day';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2013, '2013-05-05'],
  [1999, '1999-04-11'],
])('Pascha of %i is %s', (year, day) => {
  expect(pascha(year)).toBe(day);
});

const daysBetween = (from: Day, to: Day): Day[] => {
  const days = [from];
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
};
const daysOf = (year: number): Day[] => daysBetween(`${year}-01-01`, `${year}-12-31`);
const short = (day: Day) => day.slice(5);

/** Returns the runs of days with the same fast, Wednesdays and Fridays apart, as "name from to". */
function runsIn(year: number): string[] {
  const runs: { name: FastName; from: Day; to: Day }[] = [];
  for (const day of daysOf(year)) {
    const { name } = fastOn(day);
    if (name === null || name === 'weekday') continue;
    const last = runs.at(-1);
    if (last?.name === name && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ name, from: day, to: day });
  }
  return runs.map(({ name, from, to }) => `${name} ${short(from)} ${short(to)}`);
}

/** Dates of each year as the Church's calendars print them. */
const YEARS = [
  { year: 2024, cheesefare: ['03-11', '03-17'], lent: ['03-18', '05-04'], apostles: '07-01' },
  { year: 2025, cheesefare: ['02-24', '03-02'], lent: ['03-03', '04-19'], apostles: '06-16' },
  { year: 2026, cheesefare: ['02-16', '02-22'], lent: ['02-23', '04-11'], apostles: '06-08' },
  { year: 2027, cheesefare: ['03-08', '03-14'], lent: ['03-15', '05-01'], apostles: '06-28' },
  { year: 2028, cheesefare: ['02-21', '02-27'], lent: ['02-28', '04-15'], apostles: '06-12' },
];

test.each(YEARS)('the fasts of $year begin and end on their days', ({ year, cheesefare, lent, apostles }) => {
  expect(runsIn(year)).toEqual([
    'nativity 01-01 01-06',
    'theophanyEve 01-18 01-18',
    `cheesefare ${cheesefare.join(' ')}`,
    `greatLent ${lent.join(' ')}`,
    `apostles ${apostles} 07-11`,
    'dormition 08-14 08-27',
    'beheading 09-11 09-11',
    'exaltation 09-27 09-27',
    'nativity 11-28 12-31',
  ]);
});

/** Weeks without the fast of Wednesday and Friday: after the Publican's Sunday, after Easter, after Trinity. */
const FREE_WEEKS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  2024: [
    ['02-26', '03-02'],
    ['05-05', '05-12'],
    ['06-23', '06-30'],
  ],
  2025: [
    ['02-10', '02-15'],
    ['04-20', '04-27'],
    ['06-08', '06-15'],
  ],
  2026: [
    ['02-02', '02-07'],
    ['04-12', '04-19'],
    ['05-31', '06-07'],
  ],
  2027: [
    ['02-22', '02-27'],
    ['05-02', '05-09'],
    ['06-20', '06-27'],
  ],
  2028: [
    ['02-07', '02-12'],
    ['04-16', '04-23'],
    ['06-04', '06-11'],
  ],
};
const CHRISTMASTIDE = [
  ['01-07', '01-17'],
  ['01-19', '01-19'],
] as const;

test.each(YEARS)('the other days of $year are free, but for Wednesdays and Fridays', ({ year }) => {
  const free = [...CHRISTMASTIDE, ...(FREE_WEEKS[year] ?? [])];
  const isFree = (day: Day) => free.some(([from, to]) => short(day) >= from && short(day) <= to);
  const wrong = daysOf(year).filter((day) => {
    const { name, degree } = fastOn(day);
    if (name !== null && name !== 'weekday') return isFree(day);
    const isFast = [3, 5].includes(weekdayOf(day)) && !isFree(day);
    return isFast !== (name === 'weekday') || isFast === (degree === 'free');
  });
  expect(wrong).toEqual([]);
});

const withDegree = (from: Day, to: Day, ...degrees: readonly string[]): string[] =>
  daysBetween(from, to)
    .filter((day) => degrees.includes(fastOn(day).degree))
    .map(short);

test.each([
  ['2024-03-18', '2024-05-04', ['04-07', '04-28']],
  ['2025-03-03', '2025-04-19', ['04-07', '04-13']],
  // the Annunciation is in Holy Week
  ['2026-02-23', '2026-04-11', ['04-05']],
  ['2027-03-15', '2027-05-01', ['04-07', '04-25']],
  ['2028-02-28', '2028-04-15', ['04-07', '04-09']],
])('Great Lent from %s to %s allows fish at the Annunciation and on Palm Sunday', (from, to, fish) => {
  expect(withDegree(from, to, 'fish')).toEqual(fish);
});

describe('2026', () => {
  test('cheese-fare week is without meat, its Wednesday and Friday too', () => {
    const week = daysBetween('2026-02-16', '2026-02-22').map((day) => fastOn(day).degree);
    expect(week).toEqual(Array(7).fill('meatless'));
    expect([fastOn('2026-02-15').degree, fastOn('2026-02-23').degree]).toEqual(['free', 'strict']);
  });

  test('Great Lent allows oil at weekends, on two Thursdays and at feasts, and none in its first week', () => {
    expect(withDegree('2026-02-23', '2026-04-11', 'oil')).toEqual([
      '02-28',
      '03-01',
      '03-07',
      '03-08',
      '03-09', // the Forerunner's head
      '03-14',
      '03-15',
      '03-21',
      '03-22',
      '03-26', // the Great Canon
      '03-28',
      '03-29',
      '04-04', // Lazarus Saturday
      '04-07', // the Annunciation, in Holy Week
      '04-09', // Great Thursday
    ]);
    expect([fastOn('2026-04-10').degree, fastOn('2026-04-11').degree]).toEqual(['strict', 'strict']);
  });

  test('the Apostles’ fast allows fish, but not on Wednesdays and Fridays that are no feast', () => {
    const without = withDegree('2026-06-08', '2026-07-11', 'oil', 'strict');
    expect(without).toEqual([
      '06-10',
      '06-12',
      '06-17',
      '06-19',
      '06-24',
      '06-26',
      '07-01',
      '07-03',
      '07-08',
      '07-10',
    ]);
    // the Nativity of the Forerunner on a Wednesday
    expect(fastOn('2027-07-07')).toEqual({ name: 'apostles', degree: 'fish' });
  });

  test('the Dormition fast allows fish at the Transfiguration, and oil at weekends', () => {
    expect(withDegree('2026-08-14', '2026-08-27', 'fish')).toEqual(['08-19']);
    expect(withDegree('2026-08-14', '2026-08-27', 'oil')).toEqual(['08-15', '08-16', '08-22', '08-23']);
  });

  test('the Nativity fast allows fish until 24 December, but on Wednesdays and Fridays only at a feast', () => {
    const without = withDegree('2026-11-28', '2026-12-24', 'oil', 'strict');
    expect(without).toEqual(['12-02', '12-09', '12-11', '12-16', '12-18', '12-23']);
    expect(fastOn('2026-12-04').degree).toBe('fish'); // the Entry into the Temple, a Friday
    expect(withDegree('2026-12-25', '2027-01-06', 'fish')).toEqual([]);
    expect(withDegree('2026-12-25', '2027-01-06', 'oil')).toEqual([
      '12-26',
      '12-27',
      '12-29',
      '12-31',
      '01-02',
      '01-03',
    ]);
  });

  test.each([
    ['Christmas, a Wednesday', '2026-01-07', 'free'],
    ['a Friday before the eve of Theophany', '2026-01-16', 'free'],
    ['the eve of Theophany, a Sunday', '2026-01-18', 'oil'],
    ['a Wednesday after the Sunday of the Publican', '2026-02-04', 'free'],
    ['Pascha', '2026-04-12', 'free'],
    ['a Wednesday of Bright week', '2026-04-15', 'free'],
    ['a Friday after Thomas Sunday', '2026-04-24', 'oil'],
    ['Mid-Pentecost', '2026-05-06', 'fish'],
    ['the leave-taking of Pascha', '2026-05-20', 'fish'],
    ['a Friday of Trinity week', '2026-06-05', 'free'],
    ['Peter and Paul, a Sunday', '2026-07-12', 'free'],
    ['the Dormition, a Friday', '2026-08-28', 'fish'],
    ['the Beheading, a Friday', '2026-09-11', 'oil'],
    ['the Exaltation, a Sunday', '2026-09-27', 'oil'],
    ['Svetitskhovloba, a Wednesday', '2026-10-14', 'fish'],
    ['a common Thursday', '2026-10-15', 'free'],
    ['a common Friday', '2026-10-16', 'strict'],
  ])('%s (%s) is %s', (_, day, degree) => {
    expect(fastOn(day).degree).toBe(degree);
  });
});

test('Peter and Paul on a Friday, and the eve of Theophany on a Monday', () => {
  expect(fastOn('2024-07-12')).toEqual({ name: 'weekday', degree: 'fish' });
  expect(fastOn('2027-01-18')).toEqual({ name: 'theophanyEve', degree: 'strict' });
});

test('no feast lightens the first week of Lent, Great Friday or Great Saturday', () => {
  const days = Array.from({ length: 110 }, (_, at) => 1990 + at).flatMap((year) =>
    [-48, -47, -46, -45, -44, -2, -1].map((offset) => addDays(pascha(year), offset)),
  );
  expect(days.filter((day) => fastOn(day).degree !== 'strict')).toEqual([]);
});

test('a day has a name exactly if it has a degree, in every year of a century', () => {
  const days = Array.from({ length: 100 }, (_, at) => 1990 + at).flatMap(daysOf);
  const wrong = days.filter((day) => {
    const { name, degree } = fastOn(day);
    return (name === null) !== (degree === 'free') || (name === 'cheesefare') !== (degree === 'meatless');
  });
  expect(wrong).toEqual([]);
});

test('a table keeps fish and oil days as it says, and no way of keeping them lets meat in', () => {
  const ways = [true, false].flatMap((fish) => [true, false].map((noOil) => ({ fish, noOil })));
  for (const degree of FAST_DEGREES)
    for (const way of ways) {
      const kept = degreeKept(degree, way);
      expect(kept === 'free').toBe(degree === 'free');
      if (way.fish && way.noOil) expect(kept).toBe(degree);
    }
  expect(FAST_DEGREES.map((degree) => degreeKept(degree, { fish: false, noOil: false }))).toEqual([
    'free',
    'meatless',
    'oil',
    'oil',
    'oil',
  ]);
});

test('degrees are ordered from none to the strictest', () => {
  expect([isStricter('oil', 'fish'), isStricter('oil', 'oil'), isStricter('free', 'meatless')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([strictestOf(), strictestOf('fish', 'strict', 'oil')]).toEqual(['free', 'strict']);
});
