import dynamic from 'next/dynamic';

/** Loads after the list, in space reserved for it. */
export const LazyAddThing = dynamic(() => import('./AddThing').then((m) => m.AddThing), { ssr: false });
