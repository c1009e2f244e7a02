import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useMyDetailedDishes, type MyIntakes } from '@/context/food/nutrients';
import { useLanguage } from '@/context/LanguageContext';
import type { DetailTotals } from '@/lib/domain/food/nutrients';
import { bringersOf, shortOf, type NutrientShare } from '@/lib/domain/nutrition/shares';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { formatPercent } from '@/lib/format/number';
import nutrients from '@/locales/en/nutrients.json';
import css from './ShortOf.module.scss';

interface ShortOfProps {
  /** Average day. */
  readonly details: DetailTotals;
  readonly mine: MyIntakes;
}
const MOST_NAMED = 5;
const MOST_RECIPES = 3;

/** Names a week's deficits in one line, and one's own and saved recipes that would cover them. */
function Short({ details, mine }: ShortOfProps) {
  const { t } = useTranslation('nutrients');
  const { language } = useLanguage();
  const short = shortOf(details, mine.intakes);
  const { remote } = useMyDetailedDishes(short.length > 0);
  if (details.of === 0) return null;
  const words = (of: readonly NutrientShare[]) =>
    of
      .slice(0, MOST_NAMED)
      .map(({ name, share }) =>
        t('short.item', { name: t(`name.${name}`), share: formatPercent(share ?? 0, language) }),
      )
      .join(', ');
  if (short.length === 0) return <p className={css.short}>{t('short.none')}</p>;
  const found =
    remote.status === 'ready'
      ? bringersOf(short, remote.data, { intakes: mine.intakes, most: MOST_RECIPES })
      : null;
  return (
    <div className={css.short}>
      <p>
        <strong>{t('short.of', { names: words(short) })}</strong>
      </p>
      {found?.length === 0 && <p>{t('short.noRecipes')}</p>}
      {found && found.length > 0 && (
        <>
          <p>{t('short.bring')}:</p>
          <ul>
            {found.map(({ dish, brings }) => (
              <li key={dish.id}>
                <Link href={`/dishes/${dish.id}`}>{dish.Name}</Link> <span>{words(brings)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const ShortOf = withNamespaces(Short, { nutrients });
