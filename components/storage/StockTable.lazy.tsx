import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyStockTable = dynamic(() => import('./StockTable').then((m) => m.StockTable), {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});
