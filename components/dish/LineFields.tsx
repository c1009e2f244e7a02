import { useTranslation } from 'next-i18next/pages';
import { useId, type KeyboardEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { Combobox } from '@/components/ui/Combobox';
import { useLanguage } from '@/context/LanguageContext';
import type { Unit } from '@/lib/domain/dish/types';
import type { LineValues } from '@/lib/forms/dish/values';
import { productName } from '@/lib/domain/product/record';
import { unitChoices } from '@/lib/format/unit';
import recipeFormCss from './RecipeForm.module.scss';
import css from './LineFields.module.scss';
import { useLineProduct } from './useLineProduct';

export type LineErrors = Partial<Record<'amount' | 'unit' | 'note' | 'text' | 'product', unknown>>;

interface LineFieldsProps {
  readonly line: LineValues;
  readonly number: number;
  readonly errors?: LineErrors;
  readonly onChange: (part: Partial<LineValues>) => void;
  /** Enter in a field whose list is closed: the next line. */
  readonly onEnter?: () => void;
  readonly onLeave?: (field: 'amount' | 'text') => void;
  readonly focusesAmount?: boolean;
}

/** Amount, unit, product and a note: one ingredient being written. */
export function LineFields({
  line,
  number,
  errors = {},
  onChange,
  onEnter,
  onLeave,
  focusesAmount,
}: LineFieldsProps) {
  const { t } = useTranslation(['dish', 'recipe']);
  const { language } = useLanguage();
  const id = useId();
  const product = useLineProduct(line, onChange);
  const fault = [errors.amount, errors.text ?? errors.product, errors.note].find(isFieldMessage);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter writes on, only the button saves
    onEnter?.();
  };
  const aria = (error: unknown) => ({
    'aria-invalid': isFieldMessage(error) || undefined,
    'aria-describedby': isFieldMessage(error) ? `${id}-error` : undefined,
  });
  return (
    <div className={recipeFormCss.lineFields} role="group" aria-label={t('recipe:line.number', { number })}>
      <input
        className={`form-control ${css.amount}${isFieldMessage(errors.amount) ? ' is-invalid' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('recipe:line.amount')}
        placeholder={t('recipe:line.amountShort')}
        autoFocus={focusesAmount}
        value={line.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        onKeyDown={handleKey}
        onBlur={() => onLeave?.('amount')}
        {...aria(errors.amount)}
      />
      <select
        className={`form-select ${recipeFormCss.unit}`}
        aria-label={t('recipe:line.unit')}
        value={line.unit}
        onChange={(event) => onChange({ unit: event.target.value as Unit })}
      >
        {unitChoices(language, line.product?.pieceName).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className={css.product}>
        <Combobox
          label={t('recipe:line.product')}
          hideLabel
          placeholder={t('recipe:line.product')}
          value={line.text}
          onType={(text) => onChange({ text, product: null })}
          options={
            product.candidates?.map((one) => ({
              id: String(one.id),
              label: productName(one, language),
              hint: one.verified ? undefined : t('recipe:line.unverified'),
            })) ?? null
          }
          onChoose={product.choose}
          createLabel={product.canCreate ? t('recipe:line.create', { name: line.text.trim() }) : undefined}
          onCreate={product.create}
          onEnter={onEnter}
          onBlur={() => {
            product.settle();
            onLeave?.('text');
          }}
          status={t('picker.found', { count: product.candidates?.length ?? 0 })}
          isInvalid={isFieldMessage(errors.text) || isFieldMessage(errors.product)}
          describedBy={fault ? `${id}-error` : undefined}
        />
      </div>
      <input
        className={`form-control ${recipeFormCss.lineNote}`}
        aria-label={t('recipe:line.note')}
        placeholder={t('recipe:line.note')}
        autoComplete="off"
        value={line.note}
        onChange={(event) => onChange({ note: event.target.value })}
        onKeyDown={handleKey}
        {...aria(errors.note)}
      />
      <div className={css.lineError}>
        <FieldError id={`${id}-error`} error={fault} />
      </div>
    </div>
  );
}
