import dynamic from 'next/dynamic';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';

export const LazyExerciseForm = dynamic(() => import('./ExerciseForm').then((m) => m.ExerciseForm), {
  loading: () => <SkeletonRows />,
});
