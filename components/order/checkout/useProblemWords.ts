import { useTranslation } from 'next-i18next/pages';
import type { LineProblem } from '@/lib/forms/order/problems';
import type { CheckoutLine } from '@/lib/forms/order/values';
import { formatAmount } from '@/lib/format/amount';
import { formatBought } from '@/lib/format/bought';
import { unitName } from '@/lib/format/unit';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { useOrderWords } from '@/components/order/useOrderWords';

/** Returns a function that words the problem of a checkout line. */
export function useProblemWords() {
  const { t } = useTranslation('order');
  const { fieldSaid } = useFaultText();
  const { language } = useOrderWords();
  return (
    { amount, unit, pieceName = null, packAmount = null }: CheckoutLine,
    problem: LineProblem,
  ): string => {
    const said = (much: number, packs: number | null) =>
      formatBought({ amount: much, unit, packAmount: packs }, language, pieceName);
    switch (problem.kind) {
      case 'short':
        return problem.left > 0
          ? t('problem.short', { amount: said(problem.left, packAmount) })
          : t('problem.soldOut');
      case 'unit':
        return problem.grams && amount
          ? t('problem.weighed', {
              asked: said(amount, null),
              grams: formatAmount(problem.grams, 'gr', language),
            })
          : t('problem.unit', { unit: unitName(unit, language, pieceName) });
      case 'other':
        return fieldSaid(problem);
      default:
        return t(`problem.${problem.kind}`);
    }
  };
}
