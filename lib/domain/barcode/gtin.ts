const LENGTHS = [8, 12, 13];
const LONGEST = 13;

/**
 * Verifies the check digit: every second digit from the right counts three times, and the sum must be a multiple of
 * ten.
 */
export function isChecked(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Expands an eight-digit UPC-E code to the twelve digits of UPC-A. */
export function expandedUpcE(digits: string): string {
  const [system, a, b, c, d, e, last = '', check] = digits;
  const middle = () => {
    if (['0', '1', '2'].includes(last)) return `${a}${b}${last}0000${c}${d}${e}`;
    if (last === '3') return `${a}${b}${c}00000${d}${e}`;
    if (last === '4') return `${a}${b}${c}${d}00000${e}`;
    return `${a}${b}${c}${d}${e}0000${last}`;
  };
  return `${system}${middle()}${check}`;
}

/** Checks whether a shop made the code itself, for goods it weighs or packs; nobody else knows the product. */
export const isShopsOwn = (gtin: string): boolean => /^(?:02|04|2)/.test(gtin);

/**
 * Returns the normalized number of a code, thirteen digits: EAN-13, EAN-8, UPC-A and UPC-E of the same product give the
 * same. Ignores spaces and dashes. Undefined if a digit is wrong or missing. Eight digits starting with 0 are read as
 * UPC-E first, since an EAN-8 that starts with 0 is only ever one shop's own code.
 */
export function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined;
  // shops use only the first of UPC-E's two number systems; a code starting with 1 is an EAN-8
  const short = digits.length === 8 && digits.startsWith('0') ? [expandedUpcE(digits)] : [];
  const found = [...short, digits].find((one) => LENGTHS.includes(one.length) && isChecked(one));
  return found?.padStart(LONGEST, '0');
}
