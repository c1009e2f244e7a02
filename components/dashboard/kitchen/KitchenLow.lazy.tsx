import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Needed only when the kitchen is short of something. */
export const LazyKitchenLow = dynamic(() => import('./KitchenLow').then((m) => m.KitchenLow), {
  ssr: false,
  loading: () => <SkeletonRows count={1} />,
});
