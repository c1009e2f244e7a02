import dynamic from 'next/dynamic';

export const LazyWeightDialog = dynamic(() => import('./WeightDialog').then((m) => m.WeightDialog), {
  ssr: false,
});
