import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Loads the hourly view of a day or a week on demand; narrow screens show lists instead. */
export const LazyHourBoard = dynamic(() => import('./HourBoard').then((m) => m.HourBoard), {
  ssr: false,
  loading: () => <SkeletonRows count={7} />,
});
