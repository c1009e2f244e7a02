import dynamic from 'next/dynamic';

export const LazyTagsDialog = dynamic(() => import('./TagsDialog').then((m) => m.TagsDialog), { ssr: false });
