import dynamic from 'next/dynamic';

export const LazyCookMode = dynamic(() => import('./CookMode').then((m) => m.CookMode), { ssr: false });
