import { useTranslation } from 'next-i18next/pages';
import { useId, type KeyboardEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { WaitingFood } from '@/components/food/WaitingFood';
import { Combobox } from '@/components/ui/Combobox';
import { useLanguage } from '@/context/LanguageContext';
import type { Unit } from '@/lib/domain/dish/types';
import type { LineValues } from '@/lib/forms/dish/values';
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
  const { t } = useTranslation(['recipe', 'foods']);
  const { language } = useLanguage();
  const id = useId();
  const product = useLineProduct(line, onChange);
  const optionOf = useOfferOptions();
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
    <div className={recipeFormCss.lineFields} role="group" aria-label={t('line.number', { number })}>
      <input
        className={`form-control ${css.amount}${isFieldMessage(errors.amount) ? ' is-invalid' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('line.amount')}
        placeholder={t('line.amountShort')}
        autoFocus={focusesAmount}
        value={line.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        onKeyDown={handleKey}
        onBlur={() => onLeave?.('amount')}
        {...aria(errors.amount)}
      />
      <select
        className={`form-select ${recipeFormCss.unit}`}
        aria-label={t('line.unit')}
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
          label={t('line.product')}
          hideLabel
          placeholder={t('line.product')}
          value={line.text}
          onType={product.type}
          options={product.offered?.map(optionOf) ?? null}
          onChoose={product.choose}
          createLabel={product.canCreate ? t('foods:offer.create', { name: line.text.trim() }) : undefined}
          onCreate={product.create}
          isCreateChosen
          onEnter={onEnter}
          onBlur={() => {
            product.settle();
            onLeave?.('text');
          }}
          status={t('foods:offer.found', { count: product.offered?.length ?? 0 })}
          isInvalid={isFieldMessage(errors.text) || isFieldMessage(errors.product)}
          describedBy={fault ? `${id}-error` : undefined}
        />
      </div>
      <input
        className={`form-control ${recipeFormCss.lineNote}`}
        aria-label={t('line.note')}
        placeholder={t('line.note')}
        autoComplete="off"
        value={line.note}
        onChange={(event) => onChange({ note: event.target.value })}
        onKeyDown={handleKey}
        {...aria(errors.note)}
      />
      <div className={css.lineError}>
        <FieldError id={`${id}-error`} error={fault} />
        {product.waiting && <WaitingFood {...product.waiting} onRetry={product.retry} />}
      </div>
    </div>
  );
}
