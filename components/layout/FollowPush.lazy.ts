import dynamic from 'next/dynamic';

export const LazyFollowPush = dynamic(() => import('./FollowPush').then((m) => m.FollowPush), { ssr: false });
