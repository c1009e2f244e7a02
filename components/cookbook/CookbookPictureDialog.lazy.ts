import dynamic from 'next/dynamic';

export const LazyCookbookPictureDialog = dynamic(
  () => import('./CookbookPictureDialog').then((m) => m.CookbookPictureDialog),
  { ssr: false },
);
