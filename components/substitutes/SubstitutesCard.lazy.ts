import dynamic from 'next/dynamic';

export const LazySubstitutesCard = dynamic(() => import('./SubstitutesCard').then((m) => m.SubstitutesCard), {
  ssr: false,
});
