import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

/** The hours of a day or a week; a narrow screen shows lists. */
export const LazyHours = dynamic(() => import('./HourBoard').then((module) => module.HourBoard), {
  ssr: false,
  loading: () => <SkeletonRows count={7} />,
});
