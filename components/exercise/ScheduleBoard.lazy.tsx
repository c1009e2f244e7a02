import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyScheduleBoard = dynamic(() => import('./ScheduleBoard').then((m) => m.ScheduleBoard), {
  ssr: false,
  loading: () => <SkeletonRows count={7} />,
});
