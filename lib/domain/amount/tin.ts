import type { Portion } from '../food/types';

const LABEL = /^can, (\d+) g drained$/;

/** Returns the portion of a food that is eaten drained: a tin of 400 g holds 240 g of chickpeas. */
export const tinOf = (grams: number, of: number): Portion => ({
  label: `can, ${of} g drained`,
  labelKa: `${of}-გრამიანი ქილა, გაწურული`,
  grams,
});

/** Returns the eaten fraction of a tin's weight: 1 unless the food is drained. */
export function shareOfTin(portions: readonly Portion[] | null | undefined): number {
  for (const { label, grams } of portions ?? []) {
    const whole = Number(LABEL.exec(label)?.[1]);
    if (whole > 0) return grams / whole;
  }
  return 1;
}
