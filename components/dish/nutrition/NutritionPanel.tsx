import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import {
  NUTRIENTS,
  scaleTotals,
  type DishTotals,
  type Figure,
  type Totals,
  missingFor,
} from '@/lib/domain/dish/nutrition';
import { formatMoney, formatNumber } from '@/lib/format/number';
import css from './NutritionPanel.module.scss';
import { NutritionRing } from './NutritionRing';

interface NutritionPanelProps {
  readonly totals: DishTotals;
  /** Scales the whole dish to the servings chosen on the page; a single serving stays the same. */
  readonly factor?: number;
}

/** Returns the label the specification uses in this table; other places use lower-case forms. */
function labelOf(figure: Figure) {
  if (figure === 'costTetri') return 'common:cost.total';
  return figure === 'prots' ? 'common:nutrition.tableProts' : (`common:nutrition.${figure}` as const);
}

/** Shows a ring and a table: nutrition per serving if known, per 100 gr, and of the whole dish. */
export function NutritionPanel({ totals: { perServing, per100, whole }, factor = 1 }: NutritionPanelProps) {
  const { t } = useTranslation(['dish', 'common']);
  const columns = [
    ...(perServing ? [{ name: t('common:nutrition.perServing'), totals: perServing }] : []),
    { name: t('common:nutrition.per100'), totals: per100 },
    { name: t('common:nutrition.whole'), totals: scaleTotals(whole, factor) },
  ];
  return (
    <div className={css.panel}>
      {perServing && <NutritionRing totals={perServing} />}
      <div className={css.tableFrame} role="region" aria-label={t('common:nutrition.title')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...NUTRIENTS, 'costTetri' as const].map((figure) => (
              <tr key={figure}>
                <th scope="row">{t(labelOf(figure))}</th>
                {columns.map((column) => (
                  <td key={column.name}>
                    <FigureText figure={figure} totals={column.totals} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{t('dish:nutrition.carbsNote')}</p>
    </div>
  );
}

function FigureText({ figure, totals }: { figure: Figure; totals: Totals }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const value = totals[figure];
  const text =
    figure === 'costTetri'
      ? formatMoney(value, language)
      : figure === 'calories'
        ? t('facts.kcal', { value: formatNumber(value, language, { digits: 0 }) })
        : t('nutrition.grams', { value: formatNumber(value, language) });
  return missingFor(totals, figure).length === 0 ? text : t('facts.atLeast', { value: text });
}
