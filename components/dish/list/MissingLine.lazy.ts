import dynamic from 'next/dynamic';

export const LazyMissingLine = dynamic(() => import('./MissingLine').then((m) => m.MissingLine), {
  ssr: false,
});
