import dynamic from 'next/dynamic';

export const LazyMoveDialog = dynamic(() => import('./MoveDialog').then((m) => m.MoveDialog), { ssr: false });
