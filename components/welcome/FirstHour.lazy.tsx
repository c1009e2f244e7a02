import dynamic from 'next/dynamic';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';

/** Shown to new people only. */
export const LazyFirstHour = dynamic(() => import('./FirstHour').then((m) => m.FirstHour), {
  ssr: false,
  loading: () => <LoadingRows count={5} />,
});
