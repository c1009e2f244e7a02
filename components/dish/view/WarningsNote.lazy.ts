import dynamic from 'next/dynamic';

/** Loaded only for the people concerned. */
export const LazyWarningsNote = dynamic(() => import('./WarningsNote').then((m) => m.WarningsNote), {
  ssr: false,
});
