import dynamic from 'next/dynamic';

export const LazyFromPlanDialog = dynamic(() => import('./FromPlanDialog').then((m) => m.FromPlanDialog), {
  ssr: false,
});
