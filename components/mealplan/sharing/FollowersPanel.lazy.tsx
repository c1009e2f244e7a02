import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyFollowersPanel = dynamic(() => import('./FollowersPanel').then((m) => m.FollowersPanel), {
  loading: () => <SkeletonRows />,
});
