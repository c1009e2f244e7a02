import dynamic from 'next/dynamic';
import { Loading } from '@/components/ui/feedback/Skeletons';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyMyOrders = dynamic(() => import('./MyOrders').then((m) => m.MyOrders), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows count={6} />
    </Loading>
  ),
});
