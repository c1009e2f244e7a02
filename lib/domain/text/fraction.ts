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
/** How far a part may be from the fraction it is told as, of the fraction itself; beside a whole, of one. */
const NEAR = 0.04;
const NEAR_BESIDE = 0.01;
/** Nobody says two and a sixth. */
const BESIDE = ['⅛', '¼', '⅓', '½', '⅔', '¾'];

/** A number with its part as a fraction: 1½, ⅓; undefined where it has no part, or one that no kitchen knows. */
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

/** A text with its decimals as the fractions that they are: "0.333 cup" is ⅓ cup; no other number of it changes. */
export const withFractions = (text: string): string =>
  text.replace(
    /(?<![\d.,/])\d+[.,]\d+(?![\d.,/])/g,
    (number) => fractionText(Number(number.replace(',', '.'))) ?? number,
  );
