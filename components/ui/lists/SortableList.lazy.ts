import dynamic from 'next/dynamic';

/** Loads dragging and searching only for editors. */
export const LazySortableList = dynamic(() => import('./SortableList').then((m) => m.SortableList), {
  ssr: false,
});
