import { fitsWishes } from '../dish/fits';
import type { Wishes } from '../dish/warnings';
import type { Language } from '../language';
import type { PlanCard } from './record';

const WEEK = 7;
/** Daily need of an adult (EU 1169/2011), for people without a target of their own. */
const USUAL_KCAL = 2000;
/** Minimum ratio to the need; the days of a plan differ by about a tenth, so anything lower makes one lose weight. */
const ENOUGH = 0.9;

interface Reader extends Wishes {
  readonly language: Language;
  /** Target the person has set. */
  readonly targets?: { readonly calories?: number | null } | null;
}

/**
 * Checks whether a plan gives clearly less energy than the person needs or has set as target; false if the plan's
 * energy is unknown.
 */
export function slims(
  { targets, calories, incompleteProducts }: Pick<PlanCard, 'targets' | 'calories' | 'incompleteProducts'>,
  reader: Pick<Reader, 'targets'>,
): boolean {
  const given = targets?.calories ?? (incompleteProducts.length === 0 ? calories : null);
  return given !== null && given < (reader.targets?.calories ?? USUAL_KCAL) * ENOUGH;
}

/**
 * Checks whether a plan may be proposed: it contains nothing the person avoids or may react to, and does not make them
 * lose weight.
 */
export const suits = (plan: PlanCard, reader: Omit<Reader, 'language'>): boolean =>
  fitsWishes(plan, reader) && !slims(plan, reader);

/**
 * Returns the public plan to start with, from those in the reader's language that suit them: seven days preferred, then
 * as few diets as possible. Undefined if none suits.
 */
export function readyWeek(plans: readonly PlanCard[], reader: Reader): PlanCard | undefined {
  const isOther = ({ dayCount }: PlanCard) => Number(dayCount !== WEEK);
  return plans
    .filter((plan) => plan.language === reader.language && suits(plan, reader))
    .sort((a, b) => isOther(a) - isOther(b) || a.dietaryFlags.length - b.dietaryFlags.length)[0];
}
