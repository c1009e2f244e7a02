import dynamic from 'next/dynamic';

export const LazySaidNote = dynamic(() => import('./SaidNote').then((m) => m.SaidNote), { ssr: false });
