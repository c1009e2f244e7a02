import dynamic from 'next/dynamic';

export const LazyVerifyNote = dynamic(() => import('./VerifyNote').then((m) => m.VerifyNote));
