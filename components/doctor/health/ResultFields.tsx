import { present } from '@/lib/domain/present';
import { FieldArray, useFormikContext } from 'formik';
import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, type FocusEvent } from 'react';
import { NumberField } from '@/components/forms/NumberField';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import type { Examination } from '@/lib/domain/doctor/types';
import {
  blankResult,
  isBlankResult,
  knownParameter,
  rowsLike,
  type ExaminationValues,
} from '@/lib/forms/doctor/values';
import { MEDICAL_LIMITS } from '@/lib/domain/limits';
import { newKey } from '@/lib/newKey';
import css from './ResultFields.module.scss';

/** Rows of measured values; can copy the rows of the last examination of the same name, without its values. */
export function ResultFields({ examinations }: { examinations: readonly Examination[] }) {
  const { t } = useTranslation('doctor');
  const { values, setFieldValue } = useFormikContext<ExaminationValues>();
  const confirm = useConfirm();
  const id = useId();
  const { results, Name } = values;
  const same = results.every(isBlankResult) ? rowsLike(Name, examinations, newKey) : undefined;
  const known = [...new Set(examinations.flatMap((one) => one.results.map(({ parameter }) => parameter)))];
  return (
    <fieldset className={css.results}>
      <legend className="form-label">{t('result.title')}</legend>
      <datalist id={id}>
        {known.map((parameter) => (
          <option key={parameter} value={parameter} />
        ))}
      </datalist>
      {same && same.length > 0 && (
        <Button tone="outline-primary" icon={CopyPlus} onClick={() => setFieldValue('results', same)}>
          {t('result.same', { name: Name.trim() })}
        </Button>
      )}
      <FieldArray name="results">
        {({ push, remove }) => {
          const askRemove = async (at: number) => {
            const text = {
              title: t('result.removeTitle', { number: at + 1 }),
              confirmLabel: t('result.remove'),
            };
            if (isBlankResult(present(results[at], 'a result')) || (await confirm(text))) remove(at);
          };
          return (
            <>
              {results.map((row, at) => (
                <ResultRow
                  key={row.key}
                  at={at}
                  list={id}
                  examinations={examinations}
                  onRemove={() => askRemove(at)}
                />
              ))}
              {results.length < MEDICAL_LIMITS.results.max && (
                <Button icon={Plus} onClick={() => push(blankResult(newKey()))}>
                  {t('result.add')}
                </Button>
              )}
            </>
          );
        }}
      </FieldArray>
    </fieldset>
  );
}

interface ResultRowProps {
  readonly at: number;
  readonly list: string;
  readonly examinations: readonly Examination[];
  readonly onRemove: () => void;
}

/** Row of one measured value; fills in the unit and range of a parameter measured before. */
function ResultRow({ at, list, examinations, onRemove }: ResultRowProps) {
  const { t } = useTranslation('doctor');
  const { values, setFieldValue } = useFormikContext<ExaminationValues>();
  const name = (field: string) => `results.${at}.${field}`;
  const handleLeave = ({ target }: FocusEvent) => {
    const { parameter, unit, low, high } = present(values.results[at], 'a result');
    if (!(target instanceof HTMLInputElement) || target.name !== name('parameter')) return;
    if (!parameter.trim() || unit.trim() || low !== null || high !== null) return;
    for (const [field, value] of Object.entries(knownParameter(parameter, examinations) ?? {}))
      void setFieldValue(name(field), value);
  };
  return (
    <div
      role="group"
      aria-label={t('result.row', { number: at + 1 })}
      className={css.row}
      onBlur={handleLeave}
    >
      <TextField name={name('parameter')} label={t('result.parameter')} list={list} autoComplete="off" />
      <NumberField name={name('value')} label={t('result.value')} />
      <TextField name={name('unit')} label={t('result.unit')} autoComplete="off" />
      <NumberField name={name('low')} label={t('result.low')} />
      <NumberField name={name('high')} label={t('result.high')} />
      <Button
        tone="outline-danger"
        icon={Trash2}
        aria-label={`${t('result.remove')} ${at + 1}`}
        onClick={onRemove}
      />
    </div>
  );
}
