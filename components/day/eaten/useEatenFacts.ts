import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { EatenDraft } from '@/lib/domain/eaten/types';
import { formatAmount } from '@/lib/format/amount';
import { formatNumber } from '@/lib/format/number';

/** Returns a function that formats the eaten amount and its nutrition. */
export function useEatenFacts() {
  const { t } = useTranslation(['eaten', 'mealplan']);
  const { language } = useLanguage();
  const amountOf = ({ amount, unit, text, dish, product, food }: EatenDraft) => {
    if (text) return text;
    const pieceName = (product ?? food)?.pieceName;
    const value = formatNumber(amount, language, { digits: 2 });
    if (unit === 'Piece' && !pieceName) return t('pieces', { count: amount, value });
    if (unit) return formatAmount(amount, unit, language, { pieceName });
    return dish && t('servings', { count: amount, value });
  };
  return (draft: EatenDraft): string => {
    const { calories } = draft;
    const energy =
      calories === null
        ? t('unknown')
        : t('mealplan:totals.kcal', { value: formatNumber(calories, language, { digits: 0 }) });
    return [amountOf(draft), energy].filter(Boolean).join(' · ');
  };
}
