import { useTranslation } from 'next-i18next/pages';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { UNITS, type Unit } from '@/lib/domain/dish/types';
import type { LineValues } from '@/lib/forms/dish/values';
import { shownUnit } from '@/lib/forms/dish/unitChange';
import { unitChoices } from '@/lib/format/unit';
import recipeFormCss from '@/components/dish/form/RecipeForm.module.scss';
import css from './LineFields.module.scss';
import { isOneOf } from '@/lib/domain/isOneOf';

interface AmountFieldsProps {
  readonly line: LineValues;
  readonly onType: (amount: string) => void;
  readonly onUnit: (unit: Unit) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onLeave: () => void;
  readonly isFocused?: boolean;
  readonly isInvalid: boolean;
  readonly lacksUnit: boolean;
  /** Ids of the elements below that describe the fields. */
  readonly describedBy?: string;
}

/** Fields for the amount as free text, and for the unit, which shows the parsed one and can be chosen instead. */
export function AmountFields(props: AmountFieldsProps) {
  const { line, onType, onUnit, isInvalid, lacksUnit, describedBy } = props;
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const product = line.product ?? line.food ?? null;
  const unit = shownUnit({ ...line, product });
  return (
    <>
      <input
        className={`form-control ${css.amount}${isInvalid ? ' is-invalid' : ''}`}
        autoComplete="off"
        aria-label={t('line.amount')}
        placeholder={t('line.amountShort')}
        autoFocus={props.isFocused}
        value={line.amount}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
        onBlur={props.onLeave}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <select
        className={`form-select ${recipeFormCss.unit}${lacksUnit ? ' is-invalid' : ''}`}
        aria-label={t('line.unit')}
        value={unit}
        onChange={({ target }) => isOneOf(UNITS, target.value) && onUnit(target.value)}
        aria-invalid={lacksUnit || undefined}
        aria-describedby={lacksUnit ? describedBy : undefined}
      >
        {!unit && (
          <option value="">{t(/\p{L}/u.test(line.amount) ? 'line.unitWritten' : 'line.unitNone')}</option>
        )}
        {unitChoices(language, product?.pieceName).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
