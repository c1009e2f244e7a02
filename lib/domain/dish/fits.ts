import { unknownAllergensIn, type HeldFacts } from '../product/unknown';
import { flagsKeeping } from './diet';
import type { Wishes } from './warnings';

/** What is known of a dish, or of all that a plan lays on the table. */
export interface TableFacts extends HeldFacts {
  readonly dietaryFlags?: readonly string[] | null;
  readonly fasting?: boolean | null;
}

/** Whether it may be proposed to a person: it surely holds none of their allergens, and keeps to each of their diets. */
export function fitsWishes(of: TableFacts, { allergens, diet }: Wishes): boolean {
  const open: readonly string[] = unknownAllergensIn(of);
  const isFree = (allergens ?? []).every((one) => !of.allergens?.includes(one) && !open.includes(one));
  return isFree && (diet ?? []).every((one) => keepsTo(one, of));
}

const keepsTo = (diet: string, { dietaryFlags, fasting }: TableFacts): boolean =>
  diet === 'fasting' ? fasting === true : flagsKeeping(diet).some((flag) => dietaryFlags?.includes(flag));
