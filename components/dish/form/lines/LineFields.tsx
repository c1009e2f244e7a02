import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { UnderstoodAmount } from '@/components/food/UnderstoodAmount';
import { WaitingFood } from '@/components/food/WaitingFood';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useLanguage } from '@/context/LanguageContext';
import type { Unit } from '@/lib/domain/dish/types';
import { lacksPortions, understood } from '@/lib/forms/dish/amount';
import { withUnit } from '@/lib/forms/dish/unitChange';
import type { LineValues } from '@/lib/forms/dish/values';
import {
  lineInAmount,
  pastedList,
  wholeLine,
  type WrittenLine,
  type WrittenLines,
} from '@/lib/forms/dish/wholeLine';
import recipeFormCss from '@/components/dish/form/RecipeForm.module.scss';
import css from './LineFields.module.scss';
import { AmountFields } from './AmountFields';
import { UnitNote, type UnitChange } from './UnitNote';
import { useLineProduct } from './useLineProduct';
import { usePortions } from './usePortions';

export type LineErrors = Partial<Record<'amount' | 'unit' | 'note' | 'text' | 'product', unknown>>;

interface LineFieldsProps {
  readonly line: LineValues;
  readonly number: number;
  readonly errors?: LineErrors;
  readonly onChange: (part: Partial<LineValues>) => void;
  /** Whole lines that were written into one of the fields. */
  readonly onWritten?: (lines: readonly WrittenLine[]) => void;
  /** A list that was pasted into one of the fields. */
  readonly onList?: (list: WrittenLines) => void;
  /** Enter in a field whose list is closed: the next line, behind those that this one has become. */
  readonly onEnter?: (become?: number) => void;
  readonly onLeave?: (field: 'amount' | 'text') => void;
  readonly focusesAmount?: boolean;
  /** The products of chosen foods are made later, all at once: nothing is said of them yet. */
  readonly isMadeLater?: boolean;
}

/** Amount, unit, product and a note: one ingredient being written. */
export function LineFields(props: LineFieldsProps) {
  const { line, number, errors = {}, onChange, onWritten, onEnter, onLeave, isMadeLater = false } = props;
  const { t } = useTranslation(['recipe', 'foods']);
  const { language } = useLanguage();
  const id = useId();
  const whole = onWritten && !line.product && !line.food ? wholeLine(line, line.text) : undefined;
  const product = useLineProduct(line, onChange, whole?.length === 1 ? whole[0] : undefined);
  const optionOf = useOfferOptions();
  usePortions(line, onChange);
  const [unitChange, setUnitChange] = useState<UnitChange>();
  const meant = line.product ?? line.food ?? null;
  const amount = { ...line, product: meant };
  // nothing is said of a line in which nothing is written yet, nor before the weights of its measure are there
  const taken = (meant || line.amount.trim()) && !lacksPortions(line) ? understood(amount) : undefined;
  const fault = [errors.amount, errors.text ?? errors.product, errors.unit, errors.note].find(isFieldMessage);
  const isJustChosen = unitChange?.after.unit === line.unit && unitChange.after.amount === line.amount;

  /** A whole line that was written into the field of the amount, before there is any name. */
  const takeAmount = (): number | undefined => {
    const lines = onWritten && !meant && !line.text.trim() ? lineInAmount(line.amount) : undefined;
    if (lines) onWritten?.(lines);
    return lines?.length;
  };
  /** Takes what is written into the field of the name apart, into its own fields; a name that nobody knows surely stays, with what is offered for it. */
  const takeWhole = () => {
    if (product.settle() || !whole) return onEnter?.();
    onWritten?.(whole);
    if (!product.offered?.length) onEnter?.(whole.length);
  };
  const chooseUnit = (unit: Unit) => {
    const after = withUnit(amount, unit, language);
    const isOther = Boolean(taken?.amount && taken.unit);
    setUnitChange(isOther ? { before: amount, after } : undefined);
    onChange(after);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter writes on, only the button saves
    onEnter?.(takeAmount());
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const list = props.onList && pastedList(event.clipboardData.getData('text'));
    if (!list) return;
    event.preventDefault();
    props.onList?.(list);
  };
  const aria = (error: unknown) => ({
    'aria-invalid': isFieldMessage(error) || undefined,
    'aria-describedby': isFieldMessage(error) ? `${id}-error` : undefined,
  });
  return (
    <div className={recipeFormCss.lineFields} role="group" aria-label={t('line.number', { number })}>
      <AmountFields
        line={line}
        onType={(typed) => onChange({ amount: typed })}
        onUnit={chooseUnit}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onLeave={() => {
          takeAmount();
          onLeave?.('amount');
        }}
        isFocused={props.focusesAmount}
        isInvalid={isFieldMessage(errors.amount)}
        lacksUnit={isFieldMessage(errors.unit)}
        describedBy={isFieldMessage(errors.amount ?? errors.unit) ? `${id}-error` : taken && `${id}-amount`}
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
          createLabel={product.canCreate ? t('foods:offer.create', { name: product.name }) : undefined}
          onCreate={product.create}
          isCreateChosen
          opensOnFocus
          onPaste={handlePaste}
          onEnter={() => onEnter?.()}
          onWritten={whole && takeWhole}
          onBlur={() => {
            if (!product.settle() && whole) onWritten?.(whole);
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
        {taken && !isJustChosen && (
          <UnderstoodAmount id={`${id}-amount`} understood={taken} pieceName={meant?.pieceName} />
        )}
        {isJustChosen && <UnitNote id={`${id}-amount`} change={unitChange} onConvert={onChange} />}
        {product.waiting && !isMadeLater && <WaitingFood {...product.waiting} onRetry={product.retry} />}
      </div>
    </div>
  );
}
