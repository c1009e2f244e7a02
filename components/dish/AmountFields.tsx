import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import type { Unit } from '@/lib/domain/dish/types';
import { amountOf, numberOf } from '@/lib/forms/dish/amount';
import type { LineValues } from '@/lib/forms/dish/values';
import { unitChoices } from '@/lib/format/unit';
import recipeFormCss from './RecipeForm.module.scss';
import css from './LineFields.module.scss';

interface AmountFieldsProps {
  readonly line: LineValues;
  readonly onChange: (part: Partial<LineValues>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
  readonly isFocused?: boolean;
  readonly isInvalid: boolean;
  /** What stands beneath and belongs to the field, by id. */
  readonly describedBy?: string;
}

/** How much, as one writes it, and the unit for those who would rather choose it: it shows what was understood. */
export function AmountFields({
  line,
  onChange,
  onKeyDown,
  onLeave,
  isFocused,
  isInvalid,
  describedBy,
}: AmountFieldsProps) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const product = line.product ?? line.food ?? null;
  const unit = amountOf({ ...line, product })?.unit ?? line.unit;
  return (
    <>
      <input
        className={`form-control ${css.amount}${isInvalid ? ' is-invalid' : ''}`}
        autoComplete="off"
        aria-label={t('line.amount')}
        placeholder={t('line.amountShort')}
        autoFocus={isFocused}
        value={line.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <select
        className={`form-select ${recipeFormCss.unit}`}
        aria-label={t('line.unit')}
        value={unit}
        onChange={(event) =>
          onChange({ unit: event.target.value as Unit, amount: numberOf({ ...line, product }, language) })
        }
      >
        {unitChoices(language, product?.pieceName).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
