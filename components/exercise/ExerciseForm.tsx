import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { NumberField } from '@/components/forms/NumberField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { LibraryForm } from '@/components/records/LibraryForm';
import { useExerciseCalls } from '@/context/exercise/exercises';
import { useLanguage } from '@/context/LanguageContext';
import type { Exercise } from '@/lib/domain/exercise/record';
import { exerciseInput, exerciseValues, type ExerciseValues } from '@/lib/forms/exercise/values';
import { newKey } from '@/lib/newKey';
import { exerciseSchema } from '@/lib/forms/exercise/schema';

/** Form to create or correct an exercise. */
export function ExerciseForm({ exercise }: { exercise?: Exercise }) {
  const { t } = useTranslation(['exercise', 'common']);
  const { language } = useLanguage();
  const calls = useExerciseCalls();
  const [key] = useState(newKey);
  const labels = {
    Description: t('form.description'),
    youtubeLink: t('form.youtube'),
    duration: t('form.duration'),
    burnedCalories: t('form.burned'),
    tag: t('form.tag'),
  };
  return (
    <LibraryForm<ExerciseValues, Exercise>
      kind="exercise"
      home="/exercises"
      kept={exercise}
      valuesOf={(kept) => exerciseValues(kept, language)}
      schema={exerciseSchema}
      labels={labels}
      send={(values, updatedAt) =>
        exercise
          ? calls.update(exercise.id, { ...exerciseInput(values), updatedAt })
          : calls.create(exerciseInput(values), key)
      }
    >
      {() => (
        <>
          <TextAreaField name="Description" label={labels.Description} rows={4} />
          <TextField
            name="youtubeLink"
            type="url"
            inputMode="url"
            label={labels.youtubeLink}
            help={t('form.youtubeHelp')}
            autoComplete="off"
          />
          <div className="field-row">
            <NumberField
              name="duration"
              label={labels.duration}
              unit={t('form.minutes')}
              inputMode="numeric"
            />
            <NumberField
              name="burnedCalories"
              label={labels.burnedCalories}
              unit={t('common:nutrition.kcal')}
              help={t('form.burnedHelp')}
            />
            <TextField name="tag" label={labels.tag} help={t('form.tagHelp')} autoComplete="off" />
          </div>
        </>
      )}
    </LibraryForm>
  );
}
