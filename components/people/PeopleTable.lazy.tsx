import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyPeopleTable = dynamic(() => import('./PeopleTable').then((m) => m.PeopleTable), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
