import dynamic from 'next/dynamic';

export const LazySafeInstead = dynamic(() => import('./SafeInstead').then((m) => m.SafeInstead), {
  ssr: false,
});
