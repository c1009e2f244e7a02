import { fitsWishes } from '../dish/fits';
import type { Wishes } from '../dish/warnings';
import type { Language } from '../language';
import type { PlanCard } from './record';

const WEEK = 7;
/** What an adult needs a day (EU 1169/2011), where a person has named no target of their own. */
const USUAL_KCAL = 2000;
/** A plan's days differ by about a tenth; what lies below that makes one slimmer. */
const ENOUGH = 0.9;

interface Reader extends Wishes {
  readonly language: Language;
  /** The person's own target, which they have asked for. */
  readonly targets?: { readonly calories?: number | null } | null;
}

/** Whether a plan gives a person clearly less energy than they need, or than they have set themselves; what is unknown is not said to. */
export function slims(
  { targets, calories, incompleteProducts }: Pick<PlanCard, 'targets' | 'calories' | 'incompleteProducts'>,
  reader: Pick<Reader, 'targets'>,
): boolean {
  const given = targets?.calories ?? (incompleteProducts.length === 0 ? calories : null);
  return given !== null && given < (reader.targets?.calories ?? USUAL_KCAL) * ENOUGH;
}

/** Whether a plan may be proposed to a person: nothing in it that they do not eat or may not bear, and not for slimming. */
export const suits = (plan: PlanCard, reader: Omit<Reader, 'language'>): boolean =>
  fitsWishes(plan, reader) && !slims(plan, reader);

/**
 * Of the public plans the one to begin with, in the reader's language, of those that suit them: best of seven days, and no stricter
 * than asked for; undefined where none does.
 */
export function readyWeek(plans: readonly PlanCard[], reader: Reader): PlanCard | undefined {
  const isOther = ({ dayCount }: PlanCard) => Number(dayCount !== WEEK);
  return plans
    .filter((plan) => plan.language === reader.language && suits(plan, reader))
    .sort((a, b) => isOther(a) - isOther(b) || a.dietaryFlags.length - b.dietaryFlags.length)[0];
}
