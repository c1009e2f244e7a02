import dynamic from 'next/dynamic';

export const LazyEatAlong = dynamic(() => import('./EatAlong').then((m) => m.EatAlong), { ssr: false });
