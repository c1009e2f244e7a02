import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { saysUnit } from '@/lib/domain/amount/says';
import type { AmountReading } from '@/lib/forms/dish/amount';
import { formatAmount } from '@/lib/format/amount';

interface UnderstoodAmountProps {
  readonly id: string;
  readonly understood: AmountReading;
  readonly pieceName?: string | null;
}

/**
 * Explains a typed amount: its meaning if that adds to the words, that it counts as nothing, or that its weight is
 * unknown.
 */
export function UnderstoodAmount({ id, understood, pieceName }: UnderstoodAmountProps) {
  const { t } = useTranslation('food');
  const { language } = useLanguage();
  const { amount, amountTo, unit, text, isWeighed, grams } = understood;
  const say = (value: number, to: number | null = null) =>
    unit ? formatAmount(value, unit, language, { pieceName, to }) : '';
  const isHeavy = unit !== 'gr' && unit !== 'ml' && unit !== 'Pinch';
  const weight = isHeavy && grams ? formatAmount(grams, 'gr', language) : '';
  const words = () => {
    if (amount === null) return t('amount.nothing');
    if (!unit) return '';
    if (isWeighed === false) return t('amount.unweighed', { amount: say(amount, amountTo) });
    if (amountTo)
      return t('amount.range', { mean: weight || say((amount + amountTo) / 2), to: say(amountTo) });
    const isSaid = !text || saysUnit(text, unit, pieceName);
    const told = [isSaid ? '' : say(amount), weight].filter(Boolean).join(' · ');
    return told && t('amount.taken', { amount: told });
  };
  return (
    <span id={id} className="form-text">
      {words()}
    </span>
  );
}
