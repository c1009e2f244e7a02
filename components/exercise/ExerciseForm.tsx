import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { PicturesField } from '@/components/media/PicturesField';
import { useExerciseCalls } from '@/context/data/exercises';
import { useLanguage } from '@/context/LanguageContext';
import { VISIBILITIES } from '@/lib/domain/dish/types';
import type { Exercise } from '@/lib/domain/exercise/record';
import { exerciseInput, exerciseValues, type ExerciseValues } from '@/lib/domain/exercise/values';
import { LANGUAGES } from '@/lib/domain/language';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { newKey } from '@/lib/newKey';
import { exerciseSchema } from '@/lib/validation/exercise';
import css from '@/styles/library.module.scss';

/** An exercise being written or put right; only its name is needed. */
export function ExerciseForm({ exercise }: { exercise?: Exercise }) {
  const { t } = useTranslation(['exercise', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useExerciseCalls();
  const [key] = useState(newKey);
  const submit = useFormSubmit<ExerciseValues>(async (values) => {
    const input = exerciseInput(values);
    const kept = exercise
      ? await calls.update(exercise.id, { ...input, updatedAt: exercise.updatedAt })
      : await calls.create(input, key);
    await router.push(`/exercises/${kept.id}`);
  });
  return (
    <Formik
      initialValues={exerciseValues(exercise ?? {}, language)}
      validationSchema={exerciseSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ values }) => (
        <Form noValidate className={css.form}>
          <FormErrors />
          <TextField
            name="Name"
            label={t('form.name')}
            help={t('form.nameHelp')}
            isRequired
            autoComplete="off"
          />
          <TextAreaField name="Description" label={t('form.description')} rows={4} />
          <TextField
            name="youtubeLink"
            type="url"
            inputMode="url"
            label={t('form.youtube')}
            help={t('form.youtubeHelp')}
            autoComplete="off"
          />
          <div className="field-row">
            <NumberField
              name="duration"
              label={t('form.duration')}
              unit={t('form.minutes')}
              inputMode="numeric"
            />
            <NumberField
              name="burnedCalories"
              label={t('form.burned')}
              unit={t('common:nutrition.kcal')}
              help={t('form.burnedHelp')}
            />
            <TextField name="tag" label={t('form.tag')} help={t('form.tagHelp')} autoComplete="off" />
          </div>
          <PicturesField name="Images" />
          <div className="field-row">
            <SelectField
              name="language"
              label={t('form.language')}
              options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            />
            <SelectField
              name="visibility"
              label={t('form.visibility')}
              help={t(`visibility.${values.visibility}Help`)}
              options={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
            />
          </div>
          <div className={css.buttons}>
            <Link
              href={exercise ? `/exercises/${exercise.id}` : '/exercises'}
              className="btn btn-outline-secondary"
            >
              {t('common:action.back')}
            </Link>
            <SubmitButton>{t('common:action.save')}</SubmitButton>
          </div>
        </Form>
      )}
    </Formik>
  );
}
