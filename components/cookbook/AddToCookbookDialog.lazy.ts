import dynamic from 'next/dynamic';

export const LazyAddToCookbookDialog = dynamic(
  () => import('./AddToCookbookDialog').then((m) => m.AddToCookbookDialog),
  { ssr: false },
);
