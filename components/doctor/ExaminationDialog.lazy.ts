import dynamic from 'next/dynamic';

export const LazyExaminationDialog = dynamic(
  () => import('./ExaminationDialog').then((m) => m.ExaminationDialog),
  { ssr: false },
);
