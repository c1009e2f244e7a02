import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { formatDate } from '@/lib/format/time';
import css from './DayStrip.module.scss';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from './useShownDay';

/** The days of the week side by side, small: where one is, and the way to the others. */
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
          {/* the name of the button begins with what is seen of it */}
          <span className="visually-hidden"> – {words.fullNameOf(at)}</span>
        </button>
      ))}
    </nav>
  );
}
