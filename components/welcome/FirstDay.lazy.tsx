import dynamic from 'next/dynamic';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';

export const LazyFirstDay = dynamic(() => import('./FirstDay').then((m) => m.FirstDay), {
  ssr: false,
  loading: () => <LoadingRows count={5} />,
});
