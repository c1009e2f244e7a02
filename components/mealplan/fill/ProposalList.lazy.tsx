import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyProposalList = dynamic(() => import('./ProposalList').then((m) => m.ProposalList), {
  ssr: false,
  loading: () => <SkeletonRows count={11} />,
});
