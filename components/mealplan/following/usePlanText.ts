import { useTranslation } from 'next-i18next/pages';
import type { Log } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { leftoversIn, servingsOf } from '@/lib/domain/mealplan/eaten';
import { platesOf } from '@/lib/domain/mealplan/plates/plates';
import { nameOfEntry, nameOfExercise, nameOfSupplement } from '@/lib/domain/mealplan/names';
import type { Subscription } from '@/lib/domain/mealplan/record';
import type { PlanDay, PlanEntry } from '@/lib/domain/mealplan/types';
import { placedDays } from '@/lib/domain/mealplan/weeks';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { usePlateWords } from '@/components/day/usePlateWords';
import { markKey } from '@/components/day/agenda/MarkButtons';

/** Returns a function that exports a followed plan as text: every day with its entries and marks. */
export function usePlanText() {
  const { t } = useTranslation(['mealplan', 'sharing', 'common']);
  const { language } = useLanguage();
  const wordsOf = usePlateWords();

  return (plan: Subscription, logs: readonly Log[]): string => {
    const { days, parts, eaters } = plan;
    const nameOf = (entry: PlanEntry) => nameOfEntry(entry, { parts, days, language }).name;
    const names = new Map<string, string>();
    const line = (key: string, name: string, rest = '') => {
      names.set(key, name);
      return `    ${name}${rest}`;
    };
    const entryLine = (entry: PlanEntry) => {
      const value = formatNumber(servingsOf(entry, eaters, leftoversIn(days)), language, { digits: 2 });
      const isServed = entry.kind === 'dish' || entry.kind === 'leftovers';
      const plates = platesOf(entry, eaters);
      const isNamed = plates.some(({ eater }) => eater.Name);
      const served = `${t('entry.servings', { count: 1, value })}${isNamed ? ` (${wordsOf(plates)})` : ''}`;
      return line(entry.key, nameOf(entry), isServed ? ` – ${served}` : '');
    };
    const dayLines = (day: PlanDay) => [
      ...day.meals.flatMap((meal) => [
        `  ${t(`common:type.${meal.type}`)}${meal.time ? ` ${meal.time}` : ''}`,
        ...meal.entries.map(entryLine),
      ]),
      ...day.exercises.map((part) => line(part.key, nameOfExercise(part, parts).name, timeOf(part))),
      ...day.supplements.map((part) => line(part.key, nameOfSupplement(part, parts).name, timeOf(part))),
      ...day.appointments.map((part) => line(part.key, part.title, timeOf(part))),
    ];
    const plain = placedDays(days, { startDate: plan.startDate }, plan.startDate).flatMap(
      ({ day, date, index }) => [
        '',
        [t('day.number', { number: index + 1 }), date && formatDate(date, language), day.title]
          .filter(Boolean)
          .join(' · '),
        ...(day.note ? [`  ${day.note}`] : []),
        ...dayLines(day),
      ],
    );
    const marks = logs
      .filter(({ key }) => names.has(key))
      .map(
        ({ day, kind, key, state }) =>
          `  ${formatDate(day, language)} · ${names.get(key)} · ${t(markKey(kind, state))}`,
      );
    return [
      plan.Name,
      ...plain,
      '',
      ...(marks.length > 0 ? [t('sharing:unsubscribe.marks'), ...marks] : []),
    ].join('\r\n');
  };
}

const timeOf = ({ time }: { time?: string | null }): string => (time ? ` – ${time}` : '');
