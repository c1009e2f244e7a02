import dynamic from 'next/dynamic';

export const LazyDrawDialog = dynamic(() => import('./DrawDialog').then((m) => m.DrawDialog), { ssr: false });
