import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { readTypedAmount, type TypedAmount } from '@/lib/forms/dish/amount';
import { sameWeight, type ChosenUnit } from '@/lib/forms/dish/unitChange';
import { formatAmount } from '@/lib/format/amount';

/** Change of the unit by the user: the amount before and after. */
export interface UnitChange {
  readonly before: TypedAmount;
  readonly after: ChosenUnit;
}
interface UnitNoteProps {
  readonly id: string;
  readonly change: UnitChange;
  readonly onConvert: (to: ChosenUnit) => void;
}

/** Shows the amount in the newly chosen unit and the previous one, and offers to convert to the same weight. */
export function UnitNote({ id, change: { before, after }, onConvert }: UnitNoteProps) {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const { product } = before;
  const plain = (line: TypedAmount) => {
    const { amount, amountTo, unit, text } = readTypedAmount(line) ?? {};
    if (!amount || !unit) return line.amount;
    return text ?? formatAmount(amount, unit, language, { pieceName: product?.pieceName, to: amountTo });
  };
  const told = (line: TypedAmount) => {
    const { unit, text, grams } = readTypedAmount(line) ?? {};
    const isWeight = unit === 'gr' && !text;
    return isWeight || !grams ? plain(line) : `${plain(line)} (${formatAmount(grams, 'gr', language)})`;
  };
  const now = { ...after, product };
  const isSame = readTypedAmount(before)?.unit === after.unit;
  const same = isSame ? undefined : sameWeight(before, after.unit, language);
  const words = { now: isSame ? plain(now) : told(now), before: isSame ? plain(before) : told(before) };
  return (
    <>
      <span id={id} role="status" className="form-text">
        {t(isSame ? 'line.unitSame' : 'line.unitKept', words)}
      </span>
      {same && (
        <Button tone="link" onClick={() => onConvert(same)}>
          {t('line.unitConvert', { amount: plain({ ...same, product }) })}
        </Button>
      )}
    </>
  );
}
