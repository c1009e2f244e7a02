import { House, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useMyToday } from '@/context/calendar/today';
import { useLanguage } from '@/context/LanguageContext';
import type { AtHome, Ingredient } from '@/lib/domain/dish/record';
import type { Unit } from '@/lib/domain/dish/types';
import { SOON_DAYS } from '@/lib/domain/pantry/arrange';
import { addDays } from '@/lib/domain/time/day';
import { formatAmount } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import reading from '@/locales/en/reading.json';
import css from './IngredientLists.module.scss';

interface HomeMarkProps {
  readonly line: Ingredient;
  readonly home: AtHome;
}

/** Shows the amount of an ingredient at home and the missing amount, as an icon and words. */
function Mark({ line, home }: HomeMarkProps) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  const found = home.lines.find(({ key }) => key === line.key);
  const lack = home.short.find(({ key }) => key === line.key);
  const say = (amount: number | null, unit: Unit | null) =>
    amount && unit
      ? formatAmount(amount, unit, language, { pieceName: line.product?.pieceName, short: true })
      : '';
  const there = found && say(found.there, found.unit);
  const short = lack && say(lack.amount, lack.unit);
  if (!found && !lack) return null;
  const icon = lack ? ShoppingBasket : House;
  return (
    <small className={css.atHome} data-short={lack !== undefined}>
      <Icon of={icon} size={14} />
      <span>
        {lack && (short ? t('home.short', { amount: short }) : t('home.lacking'))}
        {lack && there && ', '}
        {found && (there ? t('home.there', { amount: there }) : t('home.some'))}
        {found?.until && <Until day={found.until} />}
      </span>
    </small>
  );
}

/** Notes that it expires within days, or has expired. */
function Until({ day }: { day: string }) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  if (day > addDays(today, SOON_DAYS)) return null;
  const date = formatDate(day, language, 'short');
  const state = day < today ? 'expired' : day === today ? 'today' : 'soon';
  return (
    <>
      {', '}
      <b>{t(`home.${state}`, { day: date })}</b>
    </>
  );
}

/** Counts the ingredients at home, and those of which something is missing. */
function Sum({ home: { lines, missing } }: Pick<HomeMarkProps, 'home'>) {
  const { t } = useTranslation('reading');
  const count = lines.filter(({ isEnough }) => isEnough).length;
  return (
    <p className={css.homeSum}>
      {[t('home.count', { count }), missing > 0 && t('home.countShort', { count: missing })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

export const HomeMark = withNamespaces(Mark, { reading });
export const HomeSum = withNamespaces(Sum, { reading });
