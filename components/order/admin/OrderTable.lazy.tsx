import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyOrderTable = dynamic(() => import('./OrderTable').then((m) => m.OrderTable), {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});
