import dynamic from 'next/dynamic';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';

export const loadJoinView = () => import('./JoinView').then((m) => m.JoinView);
/** Loaded while the plan is read. */
export const LazyJoinView = dynamic(loadJoinView, { ssr: false, loading: () => <PlanSkeleton /> });
