import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { Weighed } from '@/lib/domain/amount/convert';
import type { StoredAmount } from '@/lib/domain/amount/storedAmount';
import { isRough, storedAmountOf } from '@/lib/domain/import/lineAmount';
import type { ImportLine } from '@/lib/domain/import/record';
import type { Language } from '@/lib/domain/language';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';

/** Returns a function that formats the amount of a line as saved, and as written. */
export function useKeptWords() {
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  const inUnits = ({ amount, amountTo, unit }: StoredAmount, pieceName?: string | null): string => {
    if (amount === null) return t('questions.noAmount');
    if (unit) return formatAmount(amount, unit, language, { to: amountTo, pieceName, beside: true });
    return amountTo ? `${number(amount)}–${number(amountTo)}` : number(amount);
  };
  /** Takes the weights of the line's product or food; null if that is unknown. */
  return (line: ImportLine, weights: Weighed | null, of: Language) => {
    const kept = storedAmountOf(line, weights, of);
    const units = inUnits(kept, weights?.pieceName);
    const told = weights === null && isRough(kept) ? `≈\u00A0${units}` : units;
    return {
      kept: kept.unit === 'Piece' && kept.text !== null ? kept.text : told,
      written: kept.text ?? (kept.amount === null ? '' : units),
    };
  };
}
