import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import QRCode from 'react-qr-code';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import type { Plan } from '@/lib/domain/mealplan/record';
import { firstShown, placedDays, weeksOf, weekWith, type PlacedDay } from '@/lib/domain/mealplan/weeks';
import css from './Poster.module.scss';
import { useDayWords } from '../../day/useDayWords';

interface PosterProps {
  readonly plan: Plan;
  readonly url: string;
  readonly onPrinted: () => void;
}

/** Poster with a week on one sheet and the QR code, for the fridge door; exists only in print. */
export function Poster({ plan, url, onPrinted }: PosterProps) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const nameOf = usePersonName();
  const { day: today } = useMyToday();
  const placed = placedDays(plan.days, plan, today);
  const weeks = weeksOf(placed);
  const week = weeks[weekWith(weeks, firstShown(placed, today))] ?? [];

  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
    // Runs once, as soon as the sheet is rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return createPortal(
    <div className={css.poster} data-poster aria-hidden>
      <header>
        <div>
          <h1>{plan.Name}</h1>
          {plan.owner?.Name && <p>{t('view.by', { name: nameOf(plan.owner.Name) })}</p>}
        </div>
        <figure>
          <QRCode value={url} size={112} bgColor="#ffffff" fgColor="#1f3a6e" />
          <figcaption>{t('sharing:qr.scan')}</figcaption>
        </figure>
      </header>
      <div className={css.border} />
      <div className={css.week}>
        {week.map((at) => (
          <PosterDay key={at.day.key} at={at} plan={plan} />
        ))}
      </div>
      <div className={css.border} />
    </div>,
    document.body,
  );
}

function PosterDay({ at, plan }: { at: PlacedDay; plan: Plan }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const { nameOf } = useDayWords(today);
  return (
    <section>
      <h2>{nameOf(at)}</h2>
      {at.day.meals
        .filter(({ entries }) => entries.length > 0)
        .map((meal) => (
          <div key={meal.key}>
            <h3>{t(`type.${meal.type}`)}</h3>
            <ul>
              {meal.entries.map((entry) => (
                <li key={entry.key}>
                  {nameOfEntry(entry, { parts: plan.parts, days: plan.days, language }).name}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
