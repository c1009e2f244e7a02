import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazySupplementForm = dynamic(() => import('./SupplementForm').then((m) => m.SupplementForm), {
  loading: () => <SkeletonRows />,
});
