import dynamic from 'next/dynamic';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';

export const LazyDayBoard = dynamic(() => import('./DayBoard').then((m) => m.DayBoard), {
  ssr: false,
  loading: () => <LoadingRows count={8} />,
});
