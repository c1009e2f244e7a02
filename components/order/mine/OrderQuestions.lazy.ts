import dynamic from 'next/dynamic';

export const LazyOrderQuestions = dynamic(() => import('./OrderQuestions').then((m) => m.OrderQuestions), {
  ssr: false,
});
