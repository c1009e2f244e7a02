import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { useExercisePicture } from '@/context/exercise/exercises';

interface ExercisePictureProps {
  readonly id: number;
  readonly className?: string;
  /** Shown instead of a missing picture. */
  readonly children: ReactNode;
}

/** Shows an exercise's first picture. */
export function ExercisePicture({ id, className = '', children }: ExercisePictureProps) {
  const image = useExercisePicture(id);
  if (image === undefined) return <span className={`skeleton ${className}`} />;
  if (!image) return children;
  return <Picture image={image} alt="" sizes="(max-width: 575px) 96px, 288px" className={className} />;
}
