import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyFeedSettings = dynamic(() => import('./FeedSettings').then((m) => m.FeedSettings), {
  ssr: false,
  loading: () => <SkeletonRows count={2} />,
});
