import dynamic from 'next/dynamic';

export const LazyCookedLog = dynamic(() => import('./CookedLog').then((m) => m.CookedLog), { ssr: false });
