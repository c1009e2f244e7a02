import dynamic from 'next/dynamic';
import { PlanSkeleton } from '@/components/day/PlanSkeleton';

/** Loads drag and drop and all editing code; the page starts it beside the plan's request. */
export const loadPlanner = () => import('./Planner').then((m) => m.Planner);
export const LazyPlanner = dynamic(loadPlanner, { ssr: false, loading: () => <PlanSkeleton /> });
