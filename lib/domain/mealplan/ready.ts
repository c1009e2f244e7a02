import type { Language } from '../language';
import type { PlanCard } from './record';

const WEEK = 7;

/**
 * Of the public plans the one to begin with, in the language and within the diet: best of seven days, and no stricter than
 * asked for; undefined where none fits.
 */
export function readyWeek(
  plans: readonly PlanCard[],
  language: Language,
  diet: readonly string[],
): PlanCard | undefined {
  const fits = ({ dietaryFlags }: PlanCard) =>
    diet.every((word) => (dietaryFlags as readonly string[]).includes(word));
  const isOther = ({ dayCount }: PlanCard) => Number(dayCount !== WEEK);
  return plans
    .filter((plan) => plan.language === language && fits(plan))
    .sort((a, b) => isOther(a) - isOther(b) || a.dietaryFlags.length - b.dietaryFlags.length)[0];
}
