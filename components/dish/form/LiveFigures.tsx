import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { dishTotals } from '@/lib/domain/dish/nutrition';
import { countedLines, linesIn, type DishValues } from '@/lib/forms/dish/values';
import { parseAmount } from '@/lib/domain/text/amount';
import { formatMoney } from '@/lib/format/number';
import css from './LiveFigures.module.scss';
import { IncompleteNote } from '@/components/dish/nutrition/IncompleteNote';
import { NutritionRing } from '@/components/dish/nutrition/NutritionRing';
import { useMendedProducts } from '@/components/dish/form/lines/useMendedProducts';

/** Shows the nutrition and cost of the recipe in the form, as far as computable. */
export function LiveFigures() {
  const { t } = useTranslation(['dish', 'recipe', 'common']);
  const { language } = useLanguage();
  const { values } = useFormikContext<DishValues>();
  const counted = useDeferredValue(values); // Typing has priority.
  const lines = countedLines(linesIn(counted));
  const { perServing, whole } = dishTotals({
    ingredients: lines,
    sections: [],
    servingAmount: parseAmount(counted.servingAmount) || null,
    cookedWeight: parseAmount(counted.cookedWeight),
  });
  const money = (tetri: number) => {
    const text = formatMoney(tetri, language);
    return whole.priceless.length > 0 ? t('facts.atLeast', { value: text }) : text;
  };
  const takeIn = useMendedProducts(whole.incomplete.length > 0);
  return (
    <aside className={css.live} aria-label={t('recipe:live.title')}>
      <h2 className="h4">{t('recipe:live.title')}</h2>
      {lines.length === 0 ? (
        <p className="form-text">{t('recipe:live.empty')}</p>
      ) : (
        <>
          <p className="form-text">
            {t(perServing ? 'common:nutrition.perServing' : 'common:nutrition.whole')}
          </p>
          <NutritionRing totals={perServing ?? whole} />
          <dl className={css.costs}>
            {perServing && (
              <div>
                <dt>{t('common:cost.perServing')}</dt>
                <dd>{money(perServing.costTetri)}</dd>
              </div>
            )}
            <div>
              <dt>{t('common:cost.total')}</dt>
              <dd>{money(whole.costTetri)}</dd>
            </div>
          </dl>
          <IncompleteNote lines={lines} opensBeside onLinked={takeIn} />
        </>
      )}
    </aside>
  );
}
