import dynamic from 'next/dynamic';

export const LazyCameNote = dynamic(() => import('./CameNote').then((m) => m.CameNote), { ssr: false });
