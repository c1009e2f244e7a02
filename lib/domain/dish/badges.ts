import type { DietaryFlag } from './types';

/** Returns the flags to show as badges; Vegan implies Vegetarian and Dairy-Free. */
export const badgesOf = (flags: readonly DietaryFlag[]): DietaryFlag[] =>
  flags.includes('Vegan') ? flags.filter((flag) => flag === 'Vegan' || flag === 'Gluten Free') : [...flags];
