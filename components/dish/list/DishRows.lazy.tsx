import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Shows as many lines as a screen has while the code loads. */
export const LazyDishRows = dynamic(() => import('./DishRows').then((m) => m.DishRows), {
  ssr: false,
  loading: () => <SkeletonRows count={12} />,
});
