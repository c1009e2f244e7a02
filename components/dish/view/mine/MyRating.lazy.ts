import dynamic from 'next/dynamic';

export const LazyMyRating = dynamic(() => import('./MyRating').then((m) => m.MyRating), { ssr: false });
