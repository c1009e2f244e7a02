import dynamic from 'next/dynamic';
import { NutrientsFold } from '@/components/food/NutrientsFold';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import type { usePlanSums } from './usePlanSums';

const PlanNutrients = dynamic(() => import('./PlanNutrients').then((module) => module.PlanNutrients), {
  ssr: false,
});

export interface PlanNutrientsProps {
  readonly sums: Pick<ReturnType<typeof usePlanSums>, 'table' | 'isMine'>;
  /** What is added up: a day, or the days of a week, of which a day on average is told. */
  readonly days: readonly PlanDay[];
  readonly of: 'day' | 'week';
}

/** Vitamins and minerals of a plan's day or week, folded. */
export const PlanNutrientsFold = (props: PlanNutrientsProps) => (
  <NutrientsFold>
    <PlanNutrients {...props} />
  </NutrientsFold>
);
