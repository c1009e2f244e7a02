import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { RecordActions } from '@/components/records/RecordActions';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
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
      <LinkButton href={`/exercises/schedule?exercise=${exercise.id}`} tone="primary" icon={CalendarPlus}>
        {t('view.putOn')}
      </LinkButton>
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
