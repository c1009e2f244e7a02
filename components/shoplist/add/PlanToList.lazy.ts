import dynamic from 'next/dynamic';

export const LazyPlanToList = dynamic(() => import('./AddToList').then((m) => m.PlanToList), { ssr: false });
