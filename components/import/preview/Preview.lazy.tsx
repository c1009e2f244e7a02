import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Needed only once something has been read. */
export const LazyPreview = dynamic(() => import('./Preview').then((m) => m.Preview), {
  ssr: false,
  loading: () => <SkeletonRows count={5} />,
});
