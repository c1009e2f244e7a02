import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyDeedTable = dynamic(() => import('./DeedTable').then((m) => m.DeedTable), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
