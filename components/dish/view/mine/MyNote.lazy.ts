import dynamic from 'next/dynamic';

export const LazyMyNote = dynamic(() => import('./MyNote').then((m) => m.MyNote), { ssr: false });
