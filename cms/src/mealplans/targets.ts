import { TARGET_LIMITS } from '../domain/limits';
import { number } from '../records/fields';

/** Daily targets of a person or plan. */
export const targetFields = {
  calories: number({ ...TARGET_LIMITS.calories }),
  fats: number({ ...TARGET_LIMITS.fats }),
  carbs: number({ ...TARGET_LIMITS.carbs }),
  prots: number({ ...TARGET_LIMITS.prots }),
  costTetriPerDay: number({ whole: true, ...TARGET_LIMITS.costTetriPerDay }),
};
