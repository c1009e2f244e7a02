import dynamic from 'next/dynamic';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const loadCourierOrders = () => import('./CourierOrders').then((m) => m.CourierOrders);
export const LazyCourierOrders = dynamic(loadCourierOrders, {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows count={5} />
    </Loading>
  ),
});
