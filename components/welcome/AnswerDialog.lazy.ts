import dynamic from 'next/dynamic';

export const LazyAnswerDialog = dynamic(() => import('./AnswerDialog').then((m) => m.AnswerDialog), {
  ssr: false,
});
