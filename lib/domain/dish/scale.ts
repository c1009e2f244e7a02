/** The amount of an ingredient for `to` servings of a dish written for `from`; full precision, rounded only when shown. */
export const scaleAmount = (amount: number, from: number, to: number): number => (amount * to) / from;
