import dynamic from 'next/dynamic';

/** Depends on the browser's own languages. */
export const LazyLanguageOffer = dynamic(() => import('./LanguageOffer').then((m) => m.LanguageOffer), {
  ssr: false,
});
