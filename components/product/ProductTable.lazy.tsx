import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Shown to Admins only. */
export const LazyProductTable = dynamic(() => import('./ProductTable').then((m) => m.ProductTable), {
  ssr: false,
  loading: () => <SkeletonRows count={10} />,
});
