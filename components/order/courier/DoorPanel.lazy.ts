import dynamic from 'next/dynamic';

export const LazyDoorPanel = dynamic(() => import('./DoorPanel').then((m) => m.DoorPanel), { ssr: false });
