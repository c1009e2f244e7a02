import dynamic from 'next/dynamic';

/** Loaded after the recipes; on phones it stands behind a button. */
export const LazyLibraryPanel = dynamic(() => import('./LibraryPanel').then((m) => m.LibraryPanel), {
  ssr: false,
});
