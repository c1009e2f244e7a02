import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import type { Totals } from '@/lib/domain/dish/nutrition';
import { energyShares, MACROS } from '@/lib/domain/dish/ring';
import { formatNumber, formatPercent } from '@/lib/format/number';
import css from './NutritionRing.module.scss';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;
const GAP = 2;

/** Shows the energy of a portion by source, as a ring with words beside it. */
export function NutritionRing({ totals }: { totals: Totals }) {
  const { t } = useTranslation(['dish', 'common']);
  const { language } = useLanguage();
  const shares = energyShares(totals);
  const startOf = (index: number): number =>
    MACROS.slice(0, index).reduce((sum, macro) => sum + shares[macro], 0);
  const kcal = formatNumber(totals.calories, language, { digits: 0 });
  return (
    <div className={css.ring}>
      <svg viewBox="0 0 100 100" width="132" height="132" aria-hidden>
        <circle className={css.track} cx="50" cy="50" r={RADIUS} />
        {MACROS.map((macro, index) => (
          <circle
            key={macro}
            className={css[macro]}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${Math.max(0, shares[macro] * LENGTH - GAP)} ${LENGTH}`}
            strokeDashoffset={-startOf(index) * LENGTH}
            transform="rotate(-90 50 50)"
          />
        ))}
        <text x="50" y="52" className={css.kcal}>
          {kcal}
        </text>
        <text x="50" y="66" className={css.kcalWord}>
          {t('common:nutrition.kcal')}
        </text>
      </svg>
      <dl className={css.legend}>
        {MACROS.map((macro) => (
          <div key={macro}>
            <dt>
              <span className={`${css.dot} ${css[macro]}`} aria-hidden />
              {t(`common:nutrition.${macro}`)}
            </dt>
            <dd>
              {t('nutrition.grams', { value: formatNumber(totals[macro], language) })}
              <small>{formatPercent(shares[macro], language)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
