interface Times {
  readonly TimeToCook?: number | null;
  readonly prepTime?: number | null;
}

/** Checks whether preparation fits into the total time; true if one of them is unknown. */
export const fitsPrep = ({ TimeToCook, prepTime }: Times): boolean =>
  (prepTime ?? 0) <= (TimeToCook ?? Infinity);

/** Returns the minutes left for cooking; null if one of the two times is unknown or nothing is left. */
export function cookMinutes({ TimeToCook, prepTime }: Times): number | null {
  if (typeof TimeToCook !== 'number' || typeof prepTime !== 'number') return null;
  return prepTime < TimeToCook ? TimeToCook - prepTime : null;
}
