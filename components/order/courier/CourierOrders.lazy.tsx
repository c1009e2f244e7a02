import dynamic from 'next/dynamic';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyCourierOrders = dynamic(() => import('./CourierOrders').then((m) => m.CourierOrders), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows count={5} />
    </Loading>
  ),
});
