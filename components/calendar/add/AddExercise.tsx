import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useDayThings } from '@/context/calendar/dayThings';
import { useShelfExercises } from '@/context/mealplan/shelf';
import { useLanguage } from '@/context/LanguageContext';
import type { ShelfExercise } from '@/lib/domain/mealplan/record';
import { formatMinutes } from '@/lib/format/time';
import type { AddProps } from '@/components/calendar/board';
import css from './FoundList.module.scss';
import { FoundList } from './FoundList';
import { useRecurrence } from './useRecurrence';

/** Adds an exercise on this day only, or on this weekday of every week. */
export function AddExercise(props: AddProps) {
  const { hour, arrange } = props;
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const things = useDayThings();
  const [typed, setTyped] = useState('');
  const found = useShelfExercises(typed);
  const { once, toggle } = useRecurrence(props, 'weekly');
  const add = (exercise: ShelfExercise) =>
    things.addExercise({ ...hour, exercise, once }).then(
      (outcome) => arrange.added(outcome, exercise.Name, hour),
      () => undefined, // An alert already reports it.
    );
  return (
    <>
      <Toggle {...toggle} />
      <FoundList
        label={t('searchExercise')}
        typed={typed}
        onType={setTyped}
        found={found}
        facts={({ Name, duration }) => (
          <span className={css.words}>
            {Name}
            {duration && <small>{formatMinutes(duration, language)}</small>}
          </span>
        )}
        onPick={(exercise) => void add(exercise)}
      />
    </>
  );
}
