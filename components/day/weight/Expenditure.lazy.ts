import dynamic from 'next/dynamic';

export const LazyExpenditure = dynamic(() => import('./Expenditure').then((m) => m.Expenditure), {
  ssr: false,
});
