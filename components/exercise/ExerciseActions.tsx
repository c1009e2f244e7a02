import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RecordActions } from '@/components/records/RecordActions';
import { useExerciseCalls } from '@/context/exercise/exercises';
import type { Exercise } from '@/lib/domain/exercise/record';

interface ExerciseActionsProps {
  readonly exercise: Exercise;
  readonly onChanged: () => unknown;
}

/** Shows the actions of an exercise, first of all the one that adds it to the week. */
export function ExerciseActions({ exercise, onChanged }: ExerciseActionsProps) {
  const { t } = useTranslation('exercise');
  const calls = useExerciseCalls();
  return (
    <>
      <Link href={`/exercises/schedule?exercise=${exercise.id}`} className="btn btn-primary">
        <CalendarPlus size={18} aria-hidden />
        {t('view.putOn')}
      </Link>
      <RecordActions
        kind="exercise"
        home="/exercises"
        record={exercise}
        calls={calls}
        onChanged={onChanged}
      />
    </>
  );
}
