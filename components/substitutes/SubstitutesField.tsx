import { useFormikContext } from 'formik';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useFoodSearch } from '@/context/substitutes/substitutes';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { SUBSTITUTE_LIMITS } from '@/lib/domain/substitutes/types';
import type { ProductValues } from '@/lib/forms/product/values';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import substitutesTexts from '@/locales/en/substitutes.json';
import css from './SubstitutesField.module.scss';

export const SubstitutesField = withNamespaces(Field, { substitutes: substitutesTexts });

/**
 * Form field for a product's substitutes: foods with a ratio and a note in both languages, added by name and removable.
 */
function Field() {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const rows = values.substitutes;
  const put = (next: ProductValues['substitutes']) => void setFieldValue('substitutes', next);
  return (
    <>
      <h2 className="h4">{t('title')}</h2>
      <p className="form-text">{t('help')}</p>
      <div className={css.fields}>
        {rows.map((row, at) => (
          <SubstituteFields
            key={row.food}
            at={at}
            name={productName(row, language)}
            onRemove={() => put(rows.filter((_, other) => other !== at))}
          />
        ))}
        {rows.length < SUBSTITUTE_LIMITS.most && (
          <AddFood
            known={rows.map(({ food }) => food)}
            onAdd={({ id, Name, NameKa }) =>
              put([...rows, { food: id, Name, NameKa: NameKa ?? null, ratio: '1', note: '', noteKa: '' }])
            }
          />
        )}
      </div>
    </>
  );
}

interface SubstituteFieldsProps {
  readonly at: number;
  readonly name: string;
  readonly onRemove: () => void;
}

function SubstituteFields({ at, name, onRemove }: SubstituteFieldsProps) {
  const { t } = useTranslation(['substitutes', 'common']);
  const { getFieldMeta } = useFormikContext<ProductValues>();
  const id = useId();
  const fault: unknown = getFieldMeta(`substitutes.${at}.food`).error;
  return (
    <div className={css.field} role="group" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <b id={id}>{name}</b>
      <Button tone="outline-danger" icon={Trash2} aria-label={t('remove', { name })} onClick={onRemove} />
      <FieldError id={`${id}-error`} error={isFieldMessage(fault) ? fault : undefined} />
      <TextField
        name={`substitutes.${at}.ratio`}
        label={t('ratio')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
      <div className={css.notes}>
        <TextField name={`substitutes.${at}.note`} label={t('note')} autoComplete="off" lang="en" />
        <TextField name={`substitutes.${at}.noteKa`} label={t('noteKa')} autoComplete="off" lang="ka" />
      </div>
    </div>
  );
}

type Found = NonNullable<ReturnType<typeof useFoodSearch>>[number];

interface AddFoodProps {
  readonly known: readonly number[];
  readonly onAdd: (food: Found) => void;
}

function AddFood({ known, onAdd }: AddFoodProps) {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const found = useFoodSearch(text)?.filter(({ id }) => !known.includes(id)) ?? null;
  const choose = (id: string) => {
    const food = found?.find((one) => String(one.id) === id);
    setText('');
    if (food) onAdd(food);
  };
  return (
    <Combobox
      label={t('add')}
      value={text}
      onType={setText}
      options={found?.map((one) => ({ id: String(one.id), label: productName(one, language) })) ?? null}
      onChoose={choose}
      status={t('found', { count: found?.length ?? 0 })}
    />
  );
}
