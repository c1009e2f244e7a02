import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyDeedList = dynamic(() => import('./DeedList').then((m) => m.DeedList), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
