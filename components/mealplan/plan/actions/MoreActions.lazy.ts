import dynamic from 'next/dynamic';

/** Loaded after the plan, into its closed menu. */
export const LazyMoreActions = dynamic(() => import('./MoreActions').then((m) => m.MoreActions), {
  ssr: false,
});
