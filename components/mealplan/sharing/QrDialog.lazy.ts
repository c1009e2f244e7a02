import dynamic from 'next/dynamic';

export const LazyQrDialog = dynamic(() => import('./QrDialog').then((m) => m.QrDialog), { ssr: false });
