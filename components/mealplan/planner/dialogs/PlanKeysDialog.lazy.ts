import dynamic from 'next/dynamic';

export const LazyPlanKeysDialog = dynamic(() => import('./PlanKeysDialog').then((m) => m.PlanKeysDialog), {
  ssr: false,
});
