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
import { useSupplementCalls } from '@/context/data/supplements';
import { useLanguage } from '@/context/LanguageContext';
import { VISIBILITIES } from '@/lib/domain/dish/types';
import { LANGUAGES } from '@/lib/domain/language';
import type { Supplement } from '@/lib/domain/supplement/record';
import { SUPPLEMENT_UNITS } from '@/lib/domain/supplement/types';
import { supplementInput, supplementValues, type SupplementValues } from '@/lib/domain/supplement/values';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { newKey } from '@/lib/newKey';
import { supplementSchema } from '@/lib/validation/supplement';
import css from '@/styles/library.module.scss';
import { DoseTimes } from './DoseTimes';

/** A supplement being written or put right; only its name is needed. */
export function SupplementForm({ supplement }: { supplement?: Supplement }) {
  const { t } = useTranslation(['supplement', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useSupplementCalls();
  const [key] = useState(newKey);
  const submit = useFormSubmit<SupplementValues>(async (values) => {
    const input = supplementInput(values);
    const kept = supplement
      ? await calls.update(supplement.id, { ...input, updatedAt: supplement.updatedAt })
      : await calls.create(input, key);
    await router.push(`/supplements/${kept.id}`);
  });
  return (
    <Formik
      initialValues={supplementValues(supplement ?? {}, language)}
      validationSchema={supplementSchema}
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
          <TextAreaField name="Description" label={t('form.description')} />
          <TextAreaField name="benefits" label={t('form.benefits')} />
          <TextAreaField name="usage" label={t('form.usage')} />
          <PackageFields unit={values.unit} />
          <DoseTimes name="timesToTake" label={t('form.times')} />
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
              href={supplement ? `/supplements/${supplement.id}` : '/supplements'}
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

/** How much a day, and what a package holds and costs. */
function PackageFields({ unit }: { unit: string }) {
  const { t } = useTranslation('supplement');
  const word = SUPPLEMENT_UNITS.find((one) => one === unit);
  return (
    <>
      <div className="field-row">
        <SelectField
          name="unit"
          label={t('form.unit')}
          emptyLabel={t('form.choose')}
          options={SUPPLEMENT_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <NumberField name="dailyDosage" label={t('form.dailyDosage')} unit={word && t(`unit.${word}`)} />
      </div>
      <div className="field-row">
        <NumberField
          name="quantity"
          label={t('form.quantity')}
          unit={word && t(`unit.${word}`)}
          help={t('form.quantityHelp')}
        />
        <NumberField name="priceTetri" label={t('form.price')} unit="₾" />
      </div>
    </>
  );
}
