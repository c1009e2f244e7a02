import dynamic from 'next/dynamic';
import { Loading } from '@/components/ui/feedback/Skeletons';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyNewPlan = dynamic(() => import('./NewPlan').then((m) => m.NewPlan), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows />
    </Loading>
  ),
});
