import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useId } from 'react';
import type { MyIntakes } from '@/context/food/nutrients';
import { useLanguage } from '@/context/LanguageContext';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import { NUTRIENT_GROUPS, shareOf, type NutrientShare } from '@/lib/domain/nutrition/shares';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { formatNumber, formatPercent } from '@/lib/format/number';
import nutrients from '@/locales/en/nutrients.json';
import css from './NutrientsTable.module.scss';

interface NutrientsTableProps {
  readonly details: DetailTotals | null;
  readonly mine: MyIntakes;
  /** Subject of the amounts. */
  readonly of: 'dish' | 'day' | 'week' | 'one' | 'oneWeek' | 'planned' | 'eaten';
}
const GROUPS = ['basics', 'minerals', 'vitamins'] as const;

/**
 * Lists every vitamin and mineral: its amount, the daily need and its share, and the number of ingredients with known
 * values.
 */
function Table({ details, mine, of }: NutrientsTableProps) {
  const { t } = useTranslation('nutrients');
  const id = useId();
  if (!details || details.of === 0) return <p>{t('none')}</p>;
  return (
    <div className={css.nutrients}>
      <p>
        {t(`whole.${of}`)} {t('allKnown', { count: details.of })}
      </p>
      <div className={css.groups}>
        {GROUPS.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <strong id={`${id}-${group}`}>{t(`group.${group}`)}</strong>
            <ul>
              {NUTRIENT_GROUPS[group].map((name) => (
                <Row key={name} nutrient={shareOf(name, details, mine.intakes)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Sources mine={mine} />
    </div>
  );
}

function Row({ nutrient }: { nutrient: NutrientShare }) {
  const { t } = useTranslation('nutrients');
  const { language } = useLanguage();
  const { name, amount, unit, reference, share, known, of, isLimited } = nutrient;
  const text =
    amount !== null &&
    t(isLimited ? 'amountLimited' : 'amount', {
      value: formatNumber(amount, language, { digits: digitsOf(amount) }),
      reference: formatNumber(reference, language, { digits: 2 }),
      unit: t(`unit.${unit}`),
    });
  return (
    <li data-over={isLimited && (share ?? 0) > 1}>
      <span>{t(`name.${name}`)}</span> <small>{text}</small>{' '}
      <strong>{share === null ? t('nothing') : formatPercent(share, language)}</strong>{' '}
      <span className={css.track} aria-hidden>
        <span style={{ width: `${Math.min(1, share ?? 0) * 100}%` }} />
      </span>
      {known < of && (
        <small className={css.known}>
          {t('known', { known: formatNumber(known, language), of: formatNumber(of, language) })}
        </small>
      )}
    </li>
  );
}

/** Number of decimals for three significant digits, at most two. */
const digitsOf = (amount: number): number => (amount >= 100 ? 0 : amount >= 10 ? 1 : 2);

/** Names the sources of the needs and of the food figures. */
function Sources({ mine: { isPersonal, canSay } }: { mine: MyIntakes }) {
  const { t } = useTranslation('nutrients');
  return (
    <p className={css.source}>
      {t(isPersonal ? 'source.personal' : 'source.adult')}{' '}
      {canSay && (
        <>
          <Link href="/settings#settings-intakes">{t('source.say')}</Link>
          {'. '}
        </>
      )}
      {t('source.foods')}
    </p>
  );
}

export const NutrientsTable = withNamespaces(Table, { nutrients });
