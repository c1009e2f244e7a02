import dynamic from 'next/dynamic';

export const LazyEatersDialog = dynamic(() => import('./PlanSettingsDialog').then((m) => m.EatersDialog), {
  ssr: false,
});
