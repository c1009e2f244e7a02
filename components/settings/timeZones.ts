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
  return [...new Set([own, 'Asia/Tbilisi', ...known])];
}

/** Names that Georgian browsers do not have: those of our own zone. */
const CITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ka: { 'Asia/Tbilisi': 'თბილისი' },
};

/** A zone by its city and how far from Greenwich it is today: "Tbilisi (GMT+4)". */
export function timeZoneLabel(zone: string, language: string): string {
  const city = CITIES[language]?.[zone] ?? zone.split('/').at(-1)?.replace(/_/g, ' ') ?? zone;
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return offset ? `${city} (${offset})` : city;
  } catch {
    return city; // a zone that this browser does not know
  }
}
