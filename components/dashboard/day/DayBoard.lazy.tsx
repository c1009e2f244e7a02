import dynamic from 'next/dynamic';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';

export const loadDayBoard = () => import('./DayBoard').then((m) => m.DayBoard);
export const LazyDayBoard = dynamic(loadDayBoard, {
  ssr: false,
  loading: () => <LoadingRows count={8} />,
});
