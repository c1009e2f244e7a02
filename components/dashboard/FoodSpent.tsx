import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { foodCost, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatMoney } from '@/lib/format/number';
import css from '@/styles/day.module.scss';

/** What this week's food comes to. */
export function FoodSpent({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const cost = foodCost(items);
  return (
    <section className={css.card} aria-labelledby="food-spent">
      <h2 id="food-spent">{t('spent.title')}</h2>
      {cost === undefined ? (
        <p className={css.hint}>{t('spent.unknown')}</p>
      ) : (
        <p className={css.money}>
          <strong>{formatMoney(cost, language)}</strong> <span>{t('spent.plans')}</span>
        </p>
      )}
    </section>
  );
}
