import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useOfferOptions } from '@/components/food/useOfferOptions';
import { UnderstoodAmount } from '@/components/food/UnderstoodAmount';
import { WaitingFood } from '@/components/food/WaitingFood';
import { Combobox } from '@/components/ui/inputs/Combobox';
import { useLanguage } from '@/context/LanguageContext';
import type { Unit } from '@/lib/domain/dish/types';
import { lacksPortions, readTypedAmount } from '@/lib/forms/dish/amount';
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
  /** Called with whole lines typed into one of the fields. */
  readonly onWritten?: (lines: readonly WrittenLine[]) => void;
  /** Called with a list pasted into one of the fields. */
  readonly onList?: (list: WrittenLines) => void;
  /**
   * Called on Enter in a field whose list is closed, to add a line after the `become` lines that this one turned into.
   */
  readonly onEnter?: (become?: number) => void;
  readonly onLeave?: (field: 'amount' | 'text') => void;
  readonly focusesAmount?: boolean;
  /**
   * Set if the products of chosen foods are created later, all at once; hides the note about a product that does not
   * exist yet.
   */
  readonly isMadeLater?: boolean;
}

/** Fields of one ingredient: amount, unit, product and note. */
export function LineFields(props: LineFieldsProps) {
  const { line, number, errors = {}, onChange, onWritten, onEnter, onLeave, isMadeLater = false } = props;
  const { t } = useTranslation(['recipe', 'food']);
  const { language } = useLanguage();
  const id = useId();
  const whole = onWritten && !line.product && !line.food ? wholeLine(line, line.text) : undefined;
  const product = useLineProduct(line, onChange, whole?.length === 1 ? whole[0] : undefined);
  const optionOf = useOfferOptions();
  usePortions(line, onChange);
  const [unitChange, setUnitChange] = useState<UnitChange>();
  const meant = line.product ?? line.food ?? null;
  const amount = { ...line, product: meant };
  // Stays silent on an empty line, and until the weights of its measure have loaded.
  const taken = (meant || line.amount.trim()) && !lacksPortions(line) ? readTypedAmount(amount) : undefined;
  const fault = [errors.amount, errors.text ?? errors.product, errors.unit, errors.note].find(isFieldMessage);
  const isJustChosen = unitChange?.after.unit === line.unit && unitChange.after.amount === line.amount;

  /** Splits a whole line typed into the amount field while the name is still empty. */
  const takeAmount = (): number | undefined => {
    const lines = onWritten && !meant && !line.text.trim() ? lineInAmount(line.amount) : undefined;
    if (lines) onWritten?.(lines);
    return lines?.length;
  };
  /** Splits the text of the name field into the other fields; an unknown name stays, with the proposals for it. */
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
    event.preventDefault(); // Enter moves on to the next line; only the button saves.
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
          createLabel={product.canCreate ? t('food:offer.create', { name: product.name }) : undefined}
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
          status={t('food:offer.found', { count: product.offered?.length ?? 0 })}
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
