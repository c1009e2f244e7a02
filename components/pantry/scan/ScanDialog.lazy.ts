import dynamic from 'next/dynamic';

export const LazyScanDialog = dynamic(() => import('./ScanDialog').then((m) => m.ScanDialog), { ssr: false });
