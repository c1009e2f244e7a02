import type { MeasureSystem } from '../access/settings';

const NUMBERS = '(\\d{2,3})(?:(\\s*(?:[-–—]|to)\\s*)(\\d{2,3}))?';
const CELSIUS = `°\\s?C|º\\s?C|℃|\\s?C(?![\\p{L}\\p{N}])|\\s?degrees? (?:C|Celsius)|°(?!\\s?[CF])|\\s?გრადუს\\p{L}*`;
const FAHRENHEIT = `°\\s?F|º\\s?F|℉|\\s?F(?![\\p{L}\\p{N}])|\\s?degrees? (?:F|Fahrenheit)`;
const IN_CELSIUS = new RegExp(`${NUMBERS}\\s?(?:${CELSIUS})(?:-\\p{L}+)?`, 'gu');
const IN_FAHRENHEIT = new RegExp(`${NUMBERS}\\s?(?:${FAHRENHEIT})(?:-\\p{L}+)?`, 'gu');
const OVEN = 100;

/** Rounds to a step of an oven's dial if that is within `far` degrees, otherwise to five degrees. */
const near = (degrees: number, step: number, far: number): number => {
  const round = Math.round(degrees / step) * step;
  return Math.abs(round - degrees) <= far ? round : Math.round(degrees / 5) * 5;
};
const toFahrenheit = (celsius: number): number => {
  const exact = (celsius * 9) / 5 + 32;
  return celsius < OVEN ? Math.round(exact) : near(exact, 25, 8);
};
const toCelsius = (fahrenheit: number): number => {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < OVEN ? Math.round(exact) : near(exact, 10, 5);
};

/**
 * Adds the reader's degrees after each temperature in a step's text: "180°C (350°F)". A text that already has them
 * stays unchanged.
 */
export function withDegrees(text: string, system: MeasureSystem): string {
  const [own, other] = system === 'us' ? [IN_FAHRENHEIT, IN_CELSIUS] : [IN_CELSIUS, IN_FAHRENHEIT];
  if (text.search(own) >= 0) return text;
  const [convert, sign] = system === 'us' ? [toFahrenheit, '°F'] : [toCelsius, '°C'];
  return text.replace(other, (found, from: string, _dash: string | undefined, to: string | undefined) => {
    const ends = [from, to].flatMap((one) => (one ? [convert(Number(one))] : []));
    return `${found} (${ends.join('–')}${sign})`;
  });
}
