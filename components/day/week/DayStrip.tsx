import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { formatDate } from '@/lib/format/time';
import css from './DayStrip.module.scss';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from './useShownDay';

/** Shows the days of the week as small buttons, the current one marked. */
export function DayStrip({ shown }: { shown: ShownDay }) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const words = useDayWords(shown.today);
  return (
    <nav aria-label={t('day.strip')} className={css.strip}>
      {shown.weeks[shown.week]?.map((at) => (
        <button
          key={at.day.key}
          type="button"
          aria-current={at.index === shown.index ? 'date' : undefined}
          data-today={words.isToday(at)}
          onClick={() => shown.show(at.index)}
        >
          {at.date ? (
            <>
              <small>{[...formatDate(at.date, language, 'weekday')].slice(0, 3).join('')}</small>{' '}
              {Number(at.date.slice(8))}
            </>
          ) : (
            at.index + 1
          )}
          {/* The button's accessible name begins with its visible text. */}
          <span className="visually-hidden"> – {words.fullNameOf(at)}</span>
        </button>
      ))}
    </nav>
  );
}
