import { useTranslation } from 'next-i18next/pages';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { eaten, type CalendarItem } from '@/lib/domain/mealplan/timeline';
import { formatNumber } from '@/lib/format/number';
import css from '@/styles/timeline.module.scss';

const MACROS = ['prots', 'carbs', 'fats'] as const;

/** What has been eaten today of what is planned, and against my targets; macros as far as the calendar names them. */
export function TodayFigures({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const sum = eaten(items);
  const number = (value: number) => formatNumber(value, language, { digits: 0 });
  const goal = person?.targets?.calories ?? sum.planned;
  const marked = items.filter(({ state }) => state).length;
  const known = MACROS.filter((macro) => items.some((item) => typeof item[macro] === 'number'));
  return (
    <div className={css.figures}>
      <p>
        {t('today.marked', { count: marked, total: items.length })}
        {goal > 0 && ` · ${t('totals.kcalOf', { value: number(sum.calories), target: number(goal) })}`}
      </p>
      {goal > 0 && (
        <span className={css.track} aria-hidden>
          <span style={{ width: `${Math.min(1, sum.calories / goal) * 100}%` }} />
        </span>
      )}
      {known.length > 0 && (
        <p>
          {known
            .map((macro) => {
              const target = person?.targets?.[macro];
              const value = number(sum[macro]);
              const words = target ? t('totals.gramsOf', { value, target: number(target) }) : t('totals.grams', { value });
              return `${t(`common:nutrition.${macro}`)} ${words}`;
            })
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
