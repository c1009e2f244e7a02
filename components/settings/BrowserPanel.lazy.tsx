import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyBrowserPanel = dynamic(() => import('./BrowserPanel').then((m) => m.BrowserPanel), {
  ssr: false,
  loading: () => <SkeletonRows count={4} />,
});
