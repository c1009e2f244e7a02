import dynamic from 'next/dynamic';

export const LazyPlanConflictDialog = dynamic(
  () => import('./PlanConflictDialog').then((m) => m.PlanConflictDialog),
  { ssr: false },
);
