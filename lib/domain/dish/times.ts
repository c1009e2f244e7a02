interface Times {
  readonly TimeToCook?: number | null;
  readonly prepTime?: number | null;
}

/** Whether preparation fits into the whole time; where one of the two is not known, nothing says that it does not. */
export const fitsPrep = ({ TimeToCook, prepTime }: Times): boolean =>
  (prepTime ?? 0) <= (TimeToCook ?? Infinity);

/** The minutes of the whole that are left for cooking; null where one of the two is not known, or nothing is left. */
export function cookMinutes({ TimeToCook, prepTime }: Times): number | null {
  if (typeof TimeToCook !== 'number' || typeof prepTime !== 'number') return null;
  return prepTime < TimeToCook ? TimeToCook - prepTime : null;
}
