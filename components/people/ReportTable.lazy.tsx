import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyReportTable = dynamic(() => import('./ReportTable').then((m) => m.ReportTable), {
  ssr: false,
  loading: () => <SkeletonRows count={4} />,
});
