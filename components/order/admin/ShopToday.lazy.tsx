import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Seen by Admins only. */
export const LazyShopToday = dynamic(() => import('./ShopToday').then((m) => m.ShopToday), {
  ssr: false,
  loading: () => <SkeletonRows count={3} />,
});
