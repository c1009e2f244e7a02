import type { DietaryFlag } from './types';

/** The flags worth a badge: what is vegan is vegetarian and dairy-free anyway. */
export const badgesOf = (flags: readonly DietaryFlag[]): DietaryFlag[] =>
  flags.includes('Vegan') ? flags.filter((flag) => flag === 'Vegan' || flag === 'Gluten Free') : [...flags];
