import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyProductForm = dynamic(() => import('./ProductForm').then((m) => m.ProductForm), {
  loading: () => <SkeletonRows />,
});
