import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyRemindersPanel = dynamic(() => import('./RemindersPanel').then((m) => m.RemindersPanel), {
  ssr: false,
  loading: () => <SkeletonRows count={2} />,
});
