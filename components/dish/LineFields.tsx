import { useTranslation } from 'next-i18next/pages';
import { useId, type KeyboardEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { UnderstoodAmount } from '@/components/food/UnderstoodAmount';
import { WaitingFood } from '@/components/food/WaitingFood';
import { Combobox } from '@/components/ui/Combobox';
import { lacksPortions, understood } from '@/lib/forms/dish/amount';
import type { LineValues } from '@/lib/forms/dish/values';
import recipeFormCss from './RecipeForm.module.scss';
import css from './LineFields.module.scss';
import { AmountFields } from './AmountFields';
import { useLineProduct } from './useLineProduct';
import { usePortions } from './usePortions';

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
  /** The products of chosen foods are made later, all at once: nothing is said of them yet. */
  readonly isMadeLater?: boolean;
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
  isMadeLater = false,
}: LineFieldsProps) {
  const { t } = useTranslation(['recipe', 'foods']);
  const id = useId();
  const product = useLineProduct(line, onChange);
  const optionOf = useOfferOptions();
  usePortions(line, onChange);
  const meant = line.product ?? line.food ?? null;
  // nothing is said of a line in which nothing is written yet, nor before the weights of its measure are there
  const taken =
    (meant || line.amount.trim()) && !lacksPortions(line)
      ? understood({ ...line, product: meant })
      : undefined;
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
      <AmountFields
        line={line}
        onChange={onChange}
        onKeyDown={handleKey}
        onLeave={() => onLeave?.('amount')}
        isFocused={focusesAmount}
        isInvalid={isFieldMessage(errors.amount)}
        describedBy={isFieldMessage(errors.amount) ? `${id}-error` : taken && `${id}-amount`}
      />
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
        {taken && <UnderstoodAmount id={`${id}-amount`} understood={taken} pieceName={meant?.pieceName} />}
        {product.waiting && !isMadeLater && <WaitingFood {...product.waiting} onRetry={product.retry} />}
      </div>
    </div>
  );
}
