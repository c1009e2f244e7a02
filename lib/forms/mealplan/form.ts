import type { DishImage } from '../../domain/dish/record';
import type { DishType, Visibility } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import { addDays } from '../../domain/mealplan/arrange';
import type { NewKey } from '../../domain/mealplan/edit';
import type { PlanTargets } from '../../domain/mealplan/record';
import type { Repeat } from '../../domain/mealplan/types';
import type { Allergen } from '../../domain/product/types';
import { numberOf, type Typed } from '../typed';
import type { PlanValues } from './values';

export interface EaterForm {
  readonly key: string;
  readonly Name: string;
  readonly factor: Typed;
  readonly user: number | null;
  readonly allergens: readonly Allergen[];
}
interface TargetsForm {
  readonly calories: Typed;
  readonly prots: Typed;
  readonly carbs: Typed;
  readonly fats: Typed;
  /** Cost in GEL, as people enter it. */
  readonly cost: Typed;
}
export const TARGET_NAMES = [
  'calories',
  'prots',
  'carbs',
  'fats',
  'cost',
] as const satisfies readonly (keyof TargetsForm)[];

/** Values of the plan's settings form: everything but its days. */
export interface PlanForm {
  readonly Name: string;
  readonly Description: string;
  readonly language: Language;
  readonly Images: readonly DishImage[];
  readonly visibility: Visibility;
  readonly startDate: string;
  readonly repeat: Repeat;
  readonly eaters: readonly EaterForm[];
  readonly targets: TargetsForm;
}
/** Values of a new plan, the minimum to begin with. */
export interface NewPlanForm extends Pick<
  PlanForm,
  'Name' | 'Description' | 'language' | 'startDate' | 'repeat'
> {
  readonly dayCount: Typed;
  readonly meals: readonly DishType[];
}

export const blankPlan = (language: Language): NewPlanForm => ({
  Name: '',
  Description: '',
  language,
  startDate: '',
  repeat: 'none',
  dayCount: 7,
  meals: ['Breakfast', 'Lunch', 'Dinner'],
});

/** Builds the body of a new plan: days with empty meals of the chosen types. */
export const newPlanInput = (form: NewPlanForm, newKey: NewKey) => ({
  Name: form.Name.trim(),
  Description: form.Description.trim(),
  language: form.language,
  startDate: form.startDate || null,
  repeat: form.repeat,
  eaters: [],
  days: addDays([], numberOf(form.dayCount) ?? 7, form.meals, newKey),
});

export type NewPlanInput = ReturnType<typeof newPlanInput>;

export const formOf = (values: PlanValues): PlanForm => ({
  Name: values.Name,
  Description: values.Description,
  language: values.language,
  Images: values.Images,
  visibility: values.visibility,
  startDate: values.startDate ?? '',
  repeat: values.repeat,
  eaters: values.eaters.map(({ key, Name, factor, user, allergens }) => ({
    key,
    Name,
    factor,
    user: user ?? null,
    allergens: allergens ?? [],
  })),
  targets: targetsForm(values.targets),
});

const targetsForm = (targets: PlanTargets | null): TargetsForm => ({
  calories: targets?.calories ?? null,
  prots: targets?.prots ?? null,
  carbs: targets?.carbs ?? null,
  fats: targets?.fats ?? null,
  cost: targets?.costTetriPerDay ? targets.costTetriPerDay / 100 : null,
});

/** Returns the plan with its settings applied; without any target, `targets` is null. */
export function withForm(values: PlanValues, form: PlanForm): PlanValues {
  const { eaters, targets, startDate, ...rest } = form;
  return {
    ...values,
    ...rest,
    startDate: startDate || null,
    eaters: eaters.map(({ factor, ...eater }) => ({ ...eater, factor: numberOf(factor) ?? 1 })),
    targets: targetsOf(targets),
  };
}

function targetsOf({ cost, ...nutrients }: TargetsForm): PlanTargets | null {
  const gel = numberOf(cost);
  const targets = {
    calories: numberOf(nutrients.calories),
    fats: numberOf(nutrients.fats),
    carbs: numberOf(nutrients.carbs),
    prots: numberOf(nutrients.prots),
    costTetriPerDay: gel === null ? null : Math.round(gel * 100),
  };
  return Object.values(targets).some((target) => target !== null) ? targets : null;
}
