import dynamic from 'next/dynamic';

export const LazyDayNutrients = dynamic(() => import('./DayNutrients').then((m) => m.DayNutrients), {
  ssr: false,
});
