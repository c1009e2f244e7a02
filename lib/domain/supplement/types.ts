export const SUPPLEMENT_UNITS = ['mg', 'pills', 'drops'] as const;
export type SupplementUnit = (typeof SUPPLEMENT_UNITS)[number];
