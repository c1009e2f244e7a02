import { CircleCheck, Hourglass, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import type { FromHome } from '@/lib/domain/dish/record';
import { productName } from '@/lib/domain/product/record';
import { addDays, type Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import missing from '@/locales/en/missing.json';
import css from './DishGrid.module.scss';

/** Lists the ingredients missing at home, and the expiring ones the recipe uses up. */
function MissingText({ of: { missing, lacks, short, shortOf, usesUp } }: { of: FromHome }) {
  const { t } = useTranslation('missing');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const nameOf = (product: FromHome['lacks'][number]) =>
    productName(product, language).toLocaleLowerCase(language);
  const named = (all: typeof lacks, count: number) =>
    all.map(nameOf).join(', ') + (count > all.length ? ' …' : '');
  const until = ({ until: day, ...product }: { until: Day } & FromHome['lacks'][number]) => {
    const name = nameOf(product);
    if (day === today) return t('today', { name });
    if (day === addDays(today, 1)) return t('tomorrow', { name });
    return t('until', { name, day: formatDate(day, language, 'short') });
  };
  const isWhole = missing === 0 && short === 0;
  return (
    <ul className={css.fromHome}>
      <li data-whole={isWhole}>
        {isWhole ? <Icon of={CircleCheck} size={16} /> : <Icon of={ShoppingBasket} size={16} />}
        <span>
          {isWhole && t('nothing')}
          {missing > 0 && t('missing', { count: missing, names: named(lacks, missing) })}
          {missing === 0 && short > 0 && t('short', { names: named(shortOf, short) })}
        </span>
      </li>
      {usesUp.length > 0 && (
        <li>
          <Icon of={Hourglass} size={16} />
          <span>{t('usesUp', { names: usesUp.map(until).join(', ') })}</span>
        </li>
      )}
    </ul>
  );
}

export const MissingLine = withNamespaces(MissingText, { missing });
