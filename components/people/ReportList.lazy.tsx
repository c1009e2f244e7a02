import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyReportList = dynamic(() => import('./ReportList').then((m) => m.ReportList), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
