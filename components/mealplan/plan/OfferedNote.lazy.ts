import dynamic from 'next/dynamic';

/** Loaded only for a plan whose author has left. */
export const LazyOfferedNote = dynamic(() => import('./OfferedNote').then((m) => m.OfferedNote), {
  ssr: false,
});
