import { DEFAULT_TIME_ZONE } from './moment';
import { DAY } from '@/lib/domain/time/units';

const COMMON = [
  'Asia/Tbilisi',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Istanbul',
  'America/New_York',
];

/** Lists the time zones that this browser knows, with the person's own. */
export function timeZones(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : COMMON;
  return [...new Set([own, DEFAULT_TIME_ZONE, ...known])];
}

/** Names of time-zone cities in the reader's language, by zone; for a missing zone the city comes from its own name. */
export type ZoneCities = Readonly<Record<string, string>>;

/** English needs none: the zone names have the cities. */
export const ENGLISH_CITIES: ZoneCities = {};
/** Zone of nearly everybody, available at once. */
export const FIRST_CITIES: ZoneCities = { 'Asia/Tbilisi': 'თბილისი' };

/** Loads all Georgian city names; browsers lack them. */
export const georgianCities = async (): Promise<ZoneCities> =>
  (await import('./georgianCities')).GEORGIAN_CITIES;

/** Returns the city of a zone: "Buenos Aires". */
export const timeZoneCity = (zone: string, cities: ZoneCities): string =>
  cities[zone] ?? zone.split('/').at(-1)?.replace(/_/g, ' ') ?? zone;

/** Returns the city of a zone and its offset from GMT today: "Tbilisi (GMT+4)". */
export function timeZoneLabel(zone: string, cities: ZoneCities): string {
  const city = timeZoneCity(zone, cities);
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return offset ? `${city} (${offset})` : city;
  } catch {
    return city; // this browser does not know the time zone
  }
}

const MONTHS = 12;

/** Tells whether clocks in both zones agree for a year from now; true if this browser does not know a zone. */
export function isSameClock(one: string, other: string, now: Date): boolean {
  try {
    const clockIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const first = clockIn(one);
    const second = clockIn(other);
    const instants = Array.from({ length: MONTHS + 1 }, (_, at) => new Date(now.getTime() + at * 30 * DAY));
    return instants.every((at) => first.format(at) === second.format(at));
  } catch {
    return true;
  }
}
