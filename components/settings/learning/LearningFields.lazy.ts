import dynamic from 'next/dynamic';

export const LazyLearningFields = dynamic(() => import('./LearningFields').then((m) => m.LearningFields), {
  ssr: false,
});
