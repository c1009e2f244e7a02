const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 32, '1/32'],
  [1 / 16, '1/16'],
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
/** Maximum deviation from a fraction: relative if it stands alone, absolute next to a whole number. */
const NEAR = 0.04;
const NEAR_BESIDE = 0.01;
/** Fractions used next to a whole number; nobody says two and a sixth. */
const BESIDE = ['⅛', '¼', '⅓', '½', '⅔', '¾'];

/** Formats a number with a fraction sign: 1½, ⅓; undefined if it has no fractional part or not a common one. */
export function fractionText(amount: number): string | undefined {
  const whole = Math.floor(amount);
  const part = amount - whole;
  const isTold = ([value, sign]: readonly [number, string]) =>
    whole > 0
      ? BESIDE.includes(sign) && Math.abs(part - value) < NEAR_BESIDE
      : Math.abs(part - value) < NEAR * value;
  const sign = FRACTIONS.find(isTold)?.[1];
  return sign && `${whole || ''}${sign}`;
}

/**
 * Replaces decimals in a text by the fractions they stand for ("0.333 cup" becomes ⅓ cup); other numbers stay
 * unchanged.
 */
export const withFractions = (text: string): string =>
  text.replace(
    /(?<![\d.,/])\d+[.,]\d+(?![\d.,/])/g,
    (number) => fractionText(Number(number.replace(',', '.'))) ?? number,
  );
