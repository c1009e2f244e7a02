import { present } from '../present';
import { addDays, isDay, type Day } from '../time/day';

/** Prefixes of month names and their abbreviations, in English and Georgian. */
const MONTHS = [
  ['jan', 'იან'],
  ['feb', 'თებ'],
  ['mar', 'მარ'],
  ['apr', 'აპრ'],
  ['may', 'მაის'],
  ['jun', 'ივნ'],
  ['jul', 'ივლ'],
  ['aug', 'აგვ'],
  ['sep', 'სექ'],
  ['oct', 'ოქტ'],
  ['nov', 'ნოე'],
  ['dec', 'დეკ'],
] as const;
const MONTH = `(?:${MONTHS.flat().join('|')}|მაი(?=[^ა-ჰ]|$))[a-zა-ჰ]*`;
/** Maximum number of days between a week and the naming of its plan. */
const DAYS_PAST = 60;

const FORMS: readonly { readonly form: RegExp; readonly order: readonly ('year' | 'month' | 'day')[] }[] = [
  { form: /(\d{4})-(\d{1,2})-(\d{1,2})/, order: ['year', 'month', 'day'] },
  { form: /(?<!\d)(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?/, order: ['day', 'month', 'year'] },
  // in a range, the first day counts
  {
    form: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*[-–]\\s*\\d{1,2})?[\\s.]+(?:of\\s+)?(${MONTH})(?:,?\\s+(\\d{4}))?`,
    ),
    order: ['day', 'month', 'year'],
  },
  {
    form: new RegExp(`(${MONTH})\\.?\\s+(\\d{1,2})(?!\\d)(?:,?\\s+(\\d{4}))?`),
    order: ['month', 'day', 'year'],
  },
];

/**
 * Returns the date in a plan's name if the name denotes a week ("Week of 4 May", „4 მაისის კვირა“); undefined if it has
 * none.
 */
export function dayOfWeekName(name: string, today: Day): Day | undefined {
  const text = name.toLowerCase();
  if (!/\bweek\b|კვირ/.test(text)) return undefined;
  for (const { form, order } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const part = (what: 'year' | 'month' | 'day') => found[order.indexOf(what) + 1];
    return nearest(Number(part('day')), monthOf(present(part('month'))), part('year'), today);
  }
  return undefined;
}

function monthOf(text: string): number {
  const at = MONTHS.findIndex((starts) => starts.some((start) => text.startsWith(start)));
  if (at >= 0) return at + 1;
  return text.startsWith('მაი') ? 5 : Number(text);
}

/** Returns the date in the given year, otherwise in the first year in which it is not long past. */
function nearest(day: number, month: number, year: string | undefined, today: Day): Day | undefined {
  const two = (number: number) => String(number).padStart(2, '0');
  const now = Number(today.slice(0, 4));
  const earliest = addDays(today, -DAYS_PAST);
  return (year ? [Number(year)] : [now - 1, now, now + 1])
    .map((one) => `${one}-${two(month)}-${two(day)}`)
    .find((one) => isDay(one) && (year !== undefined || one >= earliest));
}
