import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyCalendarScreen = dynamic(() => import('./CalendarScreen').then((m) => m.CalendarScreen), {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});
