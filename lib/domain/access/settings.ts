export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** How a reader is told amounts: grams and millilitres, or cups and ounces. */
export const MEASURE_SYSTEMS = ['metric', 'us'] as const;
export type MeasureSystem = (typeof MEASURE_SYSTEMS)[number];
