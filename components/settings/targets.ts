import type { Person } from '@/context/account/users';

type Targets = NonNullable<Person['targets']>;
export type TargetValues = Record<'calories' | 'fats' | 'carbs' | 'prots' | 'cost', number | null>;

/** The targets as the form shows them: the cost in lari. */
export const toTargetValues = (targets: Person['targets']): TargetValues => ({
  calories: targets?.calories ?? null,
  fats: targets?.fats ?? null,
  carbs: targets?.carbs ?? null,
  prots: targets?.prots ?? null,
  cost: targets?.costTetriPerDay == null ? null : targets.costTetriPerDay / 100,
});

/** The targets as they are kept: the cost in whole tetri. */
export const toTargets = ({ cost, ...figures }: TargetValues): Targets => ({
  ...figures,
  costTetriPerDay: cost === null ? null : Math.round(cost * 100),
});
