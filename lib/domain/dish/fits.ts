import { unknownAllergensIn, type AllergenFacts } from '../product/unknown';
import { flagsKeeping } from './diet';
import type { Wishes } from './warnings';

/** Facts of a dish, or of all food in a plan. */
export interface TableFacts extends AllergenFacts {
  readonly dietaryFlags?: readonly string[] | null;
  readonly fasting?: boolean | null;
}

/**
 * Checks whether a dish or plan may be proposed to a person: it surely contains none of their allergens and satisfies
 * all their diets.
 */
export function fitsWishes(of: TableFacts, { allergens, diet }: Wishes): boolean {
  const open: readonly string[] = unknownAllergensIn(of);
  const isFree = (allergens ?? []).every((one) => !of.allergens?.includes(one) && !open.includes(one));
  return isFree && (diet ?? []).every((one) => satisfiesDiet(one, of));
}

const satisfiesDiet = (diet: string, { dietaryFlags, fasting }: TableFacts): boolean =>
  diet === 'fasting' ? fasting === true : flagsKeeping(diet).some((flag) => dietaryFlags?.includes(flag));
