import dynamic from 'next/dynamic';

export const LazyLookChips = dynamic(() => import('./LookChips').then((m) => m.LookChips), { ssr: false });
