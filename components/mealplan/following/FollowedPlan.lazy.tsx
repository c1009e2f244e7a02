import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyFollowedPlan = dynamic(() => import('./FollowedPlan').then((m) => m.FollowedPlan), {
  loading: () => <SkeletonRows />,
});
