import type { Profile } from '@/context/account/users';

type Targets = NonNullable<Profile['targets']>;
export type TargetValues = Record<'calories' | 'fats' | 'carbs' | 'prots' | 'cost', number | null>;

/** Returns the targets for the form, with the cost in lari. */
export const toTargetValues = (targets: Profile['targets']): TargetValues => ({
  calories: targets?.calories ?? null,
  fats: targets?.fats ?? null,
  carbs: targets?.carbs ?? null,
  prots: targets?.prots ?? null,
  cost: targets?.costTetriPerDay == null ? null : targets.costTetriPerDay / 100,
});

/** Returns the targets as stored, with the cost in whole tetri. */
export const toTargets = ({ cost, ...figures }: TargetValues): Targets => ({
  ...figures,
  costTetriPerDay: cost === null ? null : Math.round(cost * 100),
});
