import { DEFAULT_TIME_ZONE } from './moment';

const COMMON = [
  'Asia/Tbilisi',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Istanbul',
  'America/New_York',
];

/** The time zones that this browser knows, with the person's own among them. */
export function timeZones(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : COMMON;
  return [...new Set([own, DEFAULT_TIME_ZONE, ...known])];
}

/** Cities of time zones in the reader's language, by zone; a zone that is not among them tells its city by itself. */
export type ZoneCities = Readonly<Record<string, string>>;

/** In English the zones tell them all. */
export const ENGLISH_CITIES: ZoneCities = {};
/** The one that nearly everybody has, known at once. */
export const FIRST_CITIES: ZoneCities = { 'Asia/Tbilisi': 'თბილისი' };

/** All the Georgian ones; browsers leave them out. */
export const georgianCities = async (): Promise<ZoneCities> =>
  (await import('./georgianCities')).GEORGIAN_CITIES;

/** A zone by its city: "Buenos Aires". */
export const timeZoneCity = (zone: string, cities: ZoneCities): string =>
  cities[zone] ?? zone.split('/').at(-1)?.replace(/_/g, ' ') ?? zone;

/** A zone by its city and how far from Greenwich it is today: "Tbilisi (GMT+4)". */
export function timeZoneLabel(zone: string, cities: ZoneCities): string {
  const city = timeZoneCity(zone, cities);
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return offset ? `${city} (${offset})` : city;
  } catch {
    return city; // a zone that this browser does not know
  }
}

const DAY = 24 * 60 * 60 * 1000;
const MONTHS = 12;

/** Whether clocks in both zones say the same from now on for a year; a zone that this browser does not know differs from none. */
export function isSameClock(one: string, other: string, now: Date): boolean {
  try {
    const [first, second] = [one, other].map(
      (timeZone) => new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    );
    const instants = Array.from({ length: MONTHS + 1 }, (_, at) => new Date(now.getTime() + at * 30 * DAY));
    return instants.every((at) => first.format(at) === second.format(at));
  } catch {
    return true;
  }
}
