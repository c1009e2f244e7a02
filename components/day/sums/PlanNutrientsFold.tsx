import { NutrientsFold } from '@/components/food/NutrientsFold';
import type { PlanNutrientsProps } from './PlanNutrients';
import { LazyPlanNutrients } from './PlanNutrients.lazy';

/** Folded section with the vitamins and minerals of a plan's day or week. */
export const PlanNutrientsFold = (props: PlanNutrientsProps) => (
  <NutrientsFold>
    <LazyPlanNutrients {...props} />
  </NutrientsFold>
);
