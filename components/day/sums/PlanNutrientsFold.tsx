import dynamic from 'next/dynamic';
import { NutrientsFold } from '@/components/food/NutrientsFold';
import type { PlanNutrientsProps } from './PlanNutrients';

const PlanNutrients = dynamic(() => import('./PlanNutrients').then((module) => module.PlanNutrients), {
  ssr: false,
});

/** Folded section with the vitamins and minerals of a plan's day or week. */
export const PlanNutrientsFold = (props: PlanNutrientsProps) => (
  <NutrientsFold>
    <PlanNutrients {...props} />
  </NutrientsFold>
);
