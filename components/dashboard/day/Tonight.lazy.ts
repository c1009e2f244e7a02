import dynamic from 'next/dynamic';

export const LazyTonight = dynamic(() => import('./Tonight').then((m) => m.Tonight), { ssr: false });
