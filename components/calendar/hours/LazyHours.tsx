import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** Loads the hourly view of a day or a week on demand; narrow screens show lists instead. */
export const LazyHours = dynamic(() => import('./HourBoard').then((module) => module.HourBoard), {
  ssr: false,
  loading: () => <SkeletonRows count={7} />,
});
