import dynamic from 'next/dynamic';

export const LazyComing = dynamic(() => import('./Coming').then((m) => m.Coming), { ssr: false });
