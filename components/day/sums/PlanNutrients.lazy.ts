import dynamic from 'next/dynamic';

export const LazyPlanNutrients = dynamic(() => import('./PlanNutrients').then((m) => m.PlanNutrients), {
  ssr: false,
});
