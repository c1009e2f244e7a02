import dynamic from 'next/dynamic';

export const LazyHomeMark = dynamic(() => import('./HomeMark').then((m) => m.HomeMark), { ssr: false });
