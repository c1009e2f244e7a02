const LENGTHS = [8, 12, 13];
const LONGEST = 13;

/** Whether the last digit is what those before it ask for: three times every second one from the right, the sum a multiple of ten. */
export function isChecked(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The twelve digits of UPC-A that the eight of UPC-E are short for. */
export function expandedUpcE(digits: string): string {
  const [system, a, b, c, d, e, last, check] = digits;
  const middle = () => {
    if (last <= '2') return `${a}${b}${last}0000${c}${d}${e}`;
    if (last === '3') return `${a}${b}${c}00000${d}${e}`;
    if (last === '4') return `${a}${b}${c}${d}00000${e}`;
    return `${a}${b}${c}${d}${e}0000${last}`;
  };
  return `${system}${middle()}${check}`;
}

/** Whether a shop has made the code itself, for what it weighs or packs: nobody else knows what it is. */
export const isShopsOwn = (gtin: string): boolean => /^(?:02|04|2)/.test(gtin);

/**
 * The one number of what is sold under this code, thirteen digits: EAN-13, EAN-8, UPC-A and UPC-E of the same thing are the same.
 * Spaces and dashes do not count. Undefined where a digit is wrong or missing. Eight digits that begin with 0 are UPC-E before they
 * are EAN-8, for no shop sells an EAN-8 of another one that begins so.
 */
export function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return undefined;
  // of the two number systems of UPC-E shops use the first; what begins with 1 is an EAN-8
  const short = digits.length === 8 && digits.startsWith('0') ? [expandedUpcE(digits)] : [];
  const found = [...short, digits].find((one) => LENGTHS.includes(one.length) && isChecked(one));
  return found?.padStart(LONGEST, '0');
}
