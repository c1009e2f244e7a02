import dynamic from 'next/dynamic';

export const LazyScanButton = dynamic(() => import('./ScanButton').then((m) => m.ScanButton), { ssr: false });
