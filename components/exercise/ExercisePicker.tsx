import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useShelfExercises } from '@/context/mealplan/shelf';
import { useLanguage } from '@/context/LanguageContext';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import type { ScheduleDraft } from '@/lib/forms/exercise/draft';
import { formatMinutes } from '@/lib/format/time';

/** Searches for the exercise of a schedule and offers the matches. */
export function ExercisePicker({ draft, fault }: { draft: ScheduleDraft; fault?: string }) {
  const { t } = useTranslation('exercise');
  const { language } = useLanguage();
  const { set } = useSchedule();
  const [text, setText] = useState<string>();
  const { remote } = useShelfExercises(text ?? '');
  const found = remote.status === 'ready' ? remote.data : null;
  const id = useId();
  return (
    <div className="field">
      <Combobox
        label={t('schedule.exercise')}
        value={text ?? draft.exercise?.Name ?? ''}
        onType={(typed) => {
          setText(typed);
          set({ exercise: null });
        }}
        options={
          found &&
          found.map(({ id: at, Name, duration }) => ({
            id: String(at),
            label: Name,
            hint: duration ? formatMinutes(duration, language) : undefined,
          }))
        }
        onChoose={(chosen) => {
          const exercise = found?.find((one) => String(one.id) === chosen);
          if (!exercise) return;
          set({ exercise });
          setText(undefined);
        }}
        placeholder={t('schedule.exerciseHint')}
        status={found ? t('schedule.chosen', { count: found.length }) : undefined}
        isInvalid={Boolean(fault)}
        describedBy={`${id}-error`}
      />
      <FieldError id={`${id}-error`} error={fault && { key: fault }} />
    </div>
  );
}
