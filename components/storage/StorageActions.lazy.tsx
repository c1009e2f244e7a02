import dynamic from 'next/dynamic';
import { LoadingRows } from '@/components/ui/feedback/Skeletons';

export const LazyStorageActions = dynamic(() => import('./StorageActions').then((m) => m.StorageActions), {
  ssr: false,
  loading: () => <LoadingRows count={1} />,
});
