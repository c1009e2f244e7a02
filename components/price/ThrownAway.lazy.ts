import dynamic from 'next/dynamic';

export const LazyThrownAway = dynamic(() => import('./ThrownAway').then((m) => m.ThrownAway), { ssr: false });
