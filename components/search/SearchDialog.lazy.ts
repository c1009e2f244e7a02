import dynamic from 'next/dynamic';

export const loadSearchDialog = () => import('./SearchDialog').then((m) => m.SearchDialog);
export const LazySearchDialog = dynamic(loadSearchDialog, { ssr: false });
