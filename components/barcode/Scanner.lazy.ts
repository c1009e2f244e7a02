import dynamic from 'next/dynamic';

export const LazyScanner = dynamic(() => import('./Scanner').then((m) => m.Scanner), { ssr: false });
