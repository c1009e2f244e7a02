import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { Understood } from '@/lib/forms/dish/amount';
import { formatAmount } from '@/lib/format/amount';

interface UnderstoodAmountProps {
  readonly id: string;
  readonly understood: Understood;
  readonly pieceName?: string | null;
}

/** Beneath a typed amount: what it is taken for, that it counts as nothing, or that its weight is not known. */
export function UnderstoodAmount({ id, understood, pieceName }: UnderstoodAmountProps) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const { amount, amountTo, unit, text, isWeighed } = understood;
  const say = (value: number, to: number | null = null) =>
    unit ? formatAmount(value, unit, language, { pieceName, to }) : '';
  const words = () => {
    if (amount === null || !unit) return t('amount.nothing');
    if (isWeighed === false) return t('amount.unweighed', { amount: say(amount, amountTo) });
    if (amountTo) return t('amount.range', { mean: say((amount + amountTo) / 2), to: say(amountTo) });
    return text ? t('amount.taken', { amount: say(amount) }) : '';
  };
  const told = words();
  return (
    <span id={id} className="form-text">
      {told}
    </span>
  );
}
