import { addDays, daysBetween, weekdayOf, type Day } from '../../time/day';

/** Degrees of a fast, from none to the strictest: without meat, plants and fish, plants, plants without oil and wine. */
export const FAST_DEGREES = ['free', 'meatless', 'fish', 'oil', 'strict'] as const;
export type FastDegree = (typeof FAST_DEGREES)[number];

export const isStricter = (degree: FastDegree, than: FastDegree): boolean =>
  FAST_DEGREES.indexOf(degree) > FAST_DEGREES.indexOf(than);

/** Returns the strictest of some degrees; free if there are none. */
export const strictestOf = (...degrees: readonly FastDegree[]): FastDegree =>
  degrees.reduce((strictest, one) => (isStricter(one, strictest) ? one : strictest), 'free');

/** Fasts of the year; `weekday` is a Wednesday or Friday outside the others. */
export type FastName =
  | 'cheesefare'
  | 'greatLent'
  | 'apostles'
  | 'dormition'
  | 'nativity'
  | 'theophanyEve'
  | 'beheading'
  | 'exaltation'
  | 'weekday';

interface FastDay {
  /** Null on a day without a fast. */
  readonly name: FastName | null;
  readonly degree: FastDegree;
}

/** Way of keeping the fasts: with fish on the days that allow it, and without oil on those that forbid it. */
interface FastWay {
  readonly fish: boolean;
  readonly noOil: boolean;
}

/** Returns the degree that a table keeps on a day of the calendar's degree; fish is left out and oil kept by default. */
export function degreeKept(degree: FastDegree, { fish, noOil }: FastWay): FastDegree {
  if (degree === 'fish' && !fish) return 'oil';
  if (degree === 'strict' && !noOil) return 'oil';
  return degree;
}

/** Returns Orthodox Easter (Julian computus) as a date of the Gregorian calendar. */
export function pascha(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const count = moon + sunday + 114;
  const julian = `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`;
  return addDays(julian, Math.floor(year / 100) - Math.floor(year / 400) - 2);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Month and day, weekday (1 is Monday), and offset in days from Easter of the same year. */
interface ChurchDay {
  readonly date: string;
  readonly weekday: number;
  readonly fromPascha: number;
}

type Range<T> = readonly [T, T];
const within = <T extends number | string>(value: T, [from, to]: Range<T>): boolean =>
  value >= from && value <= to;

/** Yearly fasts as month and day, both ends included; the Nativity fast continues over the new year. */
const YEARLY: readonly (readonly [FastName, Range<string>])[] = [
  ['nativity', ['01-01', '01-06']],
  ['theophanyEve', ['01-18', '01-18']],
  ['dormition', ['08-14', '08-27']],
  ['beheading', ['09-11', '09-11']],
  ['exaltation', ['09-27', '09-27']],
  ['nativity', ['11-28', '12-31']],
];
const PETER_AND_PAUL = '07-12';
const FREE_DATES: readonly Range<string>[] = [
  ['01-07', '01-17'],
  ['01-19', '01-19'],
];

/** Offsets in days from Easter, both ends included. */
const GREAT_LENT = [-48, -1] as const;
const FIRST_WEEK = [-48, -44] as const;
const GREAT_FRIDAY_AND_SATURDAY = [-2, -1] as const;
const HOLY_WEEK = [-6, -1] as const;
const PALM_SUNDAY = -7;
const HOLY_SATURDAY = -1;
/** Thursday of the Great Canon, and Great Thursday. */
const THURSDAYS_WITH_OIL: readonly number[] = [-17, -3];
const CHEESEFARE = [-55, -49] as const;
const APOSTLES_FAST = 57;
/** Fast-free weeks as offsets in days from Easter: Publican and Pharisee, after Easter, after Trinity. */
const FREE_WEEKS: readonly Range<number>[] = [
  [-69, -64],
  [0, 7],
  [49, 56],
];
const PASCHAL_SEASON = [8, 48] as const;
/** Wednesdays of Mid-Pentecost and of the leave-taking of Easter. */
const PASCHAL_WEDNESDAYS: readonly number[] = [24, 38];
/** Days of the Nativity fast with fish, and its last days, which are strict but for weekends. */
const FISH_BEFORE_CHRISTMAS = ['11-28', '12-24'] as const;
const STRICT_BEFORE_CHRISTMAS = ['01-02', '01-06'] as const;

/**
 * Feasts of fixed dates that allow fish: Meeting, Annunciation, Nativity of the Forerunner, Peter and Paul,
 * Transfiguration, Dormition, Nativity of the Theotokos, Svetitskhovloba, Entry into the Temple.
 */
const FISH_FEASTS: readonly string[] = [
  '02-15',
  '04-07',
  '07-07',
  PETER_AND_PAUL,
  '08-19',
  '08-28',
  '09-21',
  '10-14',
  '12-04',
];
/**
 * Feasts of fixed dates that allow oil and wine: Nino, Finding of the Forerunner's head, Forty Martyrs, Archangel
 * Gabriel, George (twice), John the Theologian (twice), Archangels, Andrew, Nicholas.
 */
const OIL_FEASTS: readonly string[] = [
  '01-27',
  '03-09',
  '03-22',
  '04-08',
  '05-06',
  '05-21',
  '10-09',
  '11-21',
  '11-23',
  '12-13',
  '12-19',
];

const isWednesdayOrFriday = ({ weekday }: ChurchDay): boolean => weekday === 3 || weekday === 5;
const isWeekend = ({ weekday }: ChurchDay): boolean => weekday > 5;
const oilAtWeekends = (at: ChurchDay): FastDegree => (isWeekend(at) ? 'oil' : 'strict');
/** Degree of the light fasts: fish on all days but Wednesday and Friday. */
const fishOnMostDays = (at: ChurchDay): FastDegree => (isWednesdayOrFriday(at) ? 'strict' : 'fish');

function inGreatLent(at: ChurchDay): FastDegree {
  const { fromPascha } = at;
  if (fromPascha === PALM_SUNDAY) return 'fish';
  if (fromPascha === HOLY_SATURDAY) return 'strict';
  return THURSDAYS_WITH_OIL.includes(fromPascha) ? 'oil' : oilAtWeekends(at);
}

function inNativityFast(at: ChurchDay): FastDegree {
  if (within(at.date, FISH_BEFORE_CHRISTMAS)) return fishOnMostDays(at);
  const isTuesdayOrThursday = at.weekday === 2 || at.weekday === 4;
  if (isTuesdayOrThursday && !within(at.date, STRICT_BEFORE_CHRISTMAS)) return 'oil';
  return oilAtWeekends(at);
}

function onWednesdayOrFriday({ fromPascha }: ChurchDay): FastDegree {
  if (PASCHAL_WEDNESDAYS.includes(fromPascha)) return 'fish';
  return within(fromPascha, PASCHAL_SEASON) ? 'oil' : 'strict';
}

/** Degree of each fast's days, feasts of fixed dates apart. */
const DEGREE_IN: Readonly<Record<FastName, (at: ChurchDay) => FastDegree>> = {
  cheesefare: () => 'meatless',
  greatLent: inGreatLent,
  apostles: fishOnMostDays,
  dormition: oilAtWeekends,
  nativity: inNativityFast,
  theophanyEve: oilAtWeekends,
  beheading: () => 'oil',
  exaltation: () => 'oil',
  weekday: onWednesdayOrFriday,
};

/** Returns the strictest degree that a feast on this day leaves of a fast. */
function degreeOfFeast({ date, fromPascha }: ChurchDay): FastDegree {
  if (within(fromPascha, FIRST_WEEK) || within(fromPascha, GREAT_FRIDAY_AND_SATURDAY)) return 'strict';
  const isHolyWeek = within(fromPascha, HOLY_WEEK);
  if (FISH_FEASTS.includes(date)) return isHolyWeek ? 'oil' : 'fish';
  return OIL_FEASTS.includes(date) && !isHolyWeek ? 'oil' : 'strict';
}

function nameOf(at: ChurchDay): FastName | null {
  const { date, fromPascha } = at;
  if (within(fromPascha, GREAT_LENT)) return 'greatLent';
  const yearly = YEARLY.find(([, range]) => within(date, range));
  if (yearly) return yearly[0];
  if (fromPascha >= APOSTLES_FAST && date < PETER_AND_PAUL) return 'apostles';
  if (within(fromPascha, CHEESEFARE)) return 'cheesefare';
  const isFree =
    FREE_DATES.some((range) => within(date, range)) || FREE_WEEKS.some((week) => within(fromPascha, week));
  return isWednesdayOrFriday(at) && !isFree ? 'weekday' : null;
}

/**
 * Returns the fast of a day, and what it allows, by the calendar of the Orthodox Church of Georgia: four long fasts,
 * three single days, Wednesdays and Fridays outside the fast-free weeks, and cheese-fare week, which is without meat.
 */
export function fastOn(day: Day): FastDay {
  const at: ChurchDay = {
    date: day.slice(5),
    weekday: weekdayOf(day),
    fromPascha: daysBetween(pascha(Number(day.slice(0, 4))), day),
  };
  const name = nameOf(at);
  if (name === null) return { name, degree: 'free' };
  const [degree, ofFeast] = [DEGREE_IN[name](at), degreeOfFeast(at)];
  return { name, degree: isStricter(degree, ofFeast) ? ofFeast : degree };
}
