import dynamic from 'next/dynamic';

export const LazyPlanSettingsDialog = dynamic(
  () => import('./PlanSettingsDialog').then((m) => m.PlanSettingsDialog),
  { ssr: false },
);
