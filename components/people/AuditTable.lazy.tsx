import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyAuditTable = dynamic(() => import('./AuditTable').then((m) => m.AuditTable), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
