import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { LibraryForm } from '@/components/records/LibraryForm';
import { useSupplementCalls } from '@/context/supplement/supplements';
import { useLanguage } from '@/context/LanguageContext';
import type { Supplement } from '@/lib/domain/supplement/record';
import { SUPPLEMENT_UNITS } from '@/lib/domain/supplement/types';
import { supplementInput, supplementValues, type SupplementValues } from '@/lib/forms/supplement/values';
import { newKey } from '@/lib/newKey';
import { supplementSchema } from '@/lib/forms/supplement/schema';
import { DoseTimes } from './DoseTimes';

/** Form for a new or existing supplement. */
export function SupplementForm({ supplement }: { supplement?: Supplement }) {
  const { t } = useTranslation(['supplement', 'common']);
  const { language } = useLanguage();
  const calls = useSupplementCalls();
  const [key] = useState(newKey);
  const labels = {
    Description: t('form.description'),
    benefits: t('form.benefits'),
    usage: t('form.usage'),
    unit: t('form.unit'),
    dailyDosage: t('form.dailyDosage'),
    quantity: t('form.quantity'),
    priceTetri: t('form.price'),
    timesToTake: t('form.times'),
  };
  return (
    <LibraryForm<SupplementValues, Supplement>
      kind="supplement"
      home="/supplements"
      kept={supplement}
      valuesOf={(kept) => supplementValues(kept, language)}
      schema={supplementSchema}
      labels={labels}
      send={(values, updatedAt) =>
        supplement
          ? calls.update(supplement.id, { ...supplementInput(values), updatedAt })
          : calls.create(supplementInput(values), key)
      }
    >
      {({ unit }) => (
        <>
          <TextAreaField name="Description" label={labels.Description} />
          <TextAreaField name="benefits" label={labels.benefits} />
          <TextAreaField name="usage" label={labels.usage} />
          <PackageFields unit={unit} />
          <DoseTimes name="timesToTake" label={labels.timesToTake} />
        </>
      )}
    </LibraryForm>
  );
}

/** Fields for the daily dose, and for a package's content and price. */
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
