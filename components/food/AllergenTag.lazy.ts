import dynamic from 'next/dynamic';

/** Loaded only for the people concerned. */
export const LazyAllergenTag = dynamic(() => import('./AllergenTag').then((m) => m.AllergenTag), {
  ssr: false,
});
