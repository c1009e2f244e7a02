import dynamic from 'next/dynamic';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyAdminOrders = dynamic(() => import('./AdminOrders').then((m) => m.AdminOrders), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows count={5} />
    </Loading>
  ),
});
