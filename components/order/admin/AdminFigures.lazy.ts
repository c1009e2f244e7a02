import dynamic from 'next/dynamic';

export const LazyAdminFigures = dynamic(() => import('./AdminFigures').then((m) => m.AdminFigures), {
  ssr: false,
});
