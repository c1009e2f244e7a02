export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** Systems in which a reader sees amounts: grams and millilitres, or cups and ounces. */
export const MEASURE_SYSTEMS = ['metric', 'us'] as const;
export type MeasureSystem = (typeof MEASURE_SYSTEMS)[number];
