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
