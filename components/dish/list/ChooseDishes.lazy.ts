import dynamic from 'next/dynamic';

/** Loads the code for choosing several recipes on demand. */
export const LazyChooseDishes = dynamic(() => import('./ChooseDishes').then((m) => m.ChooseDishes), {
  ssr: false,
});
