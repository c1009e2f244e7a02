import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyStaplesPanel = dynamic(() => import('./StaplesPanel').then((m) => m.StaplesPanel), {
  ssr: false,
  loading: () => <SkeletonRows count={2} />,
});
