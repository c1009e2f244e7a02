import { CircleX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { nameOfExercise, nameOfSupplement } from '@/lib/domain/mealplan/names';
import type { PlanParts } from '@/lib/domain/mealplan/record';
import type { PlanAppointment, PlanExercise, PlanSupplement } from '@/lib/domain/mealplan/types';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './DayAgenda.module.scss';
import entryLineCss from './EntryLine.module.scss';
import { KIND_ICONS } from '@/components/day/week/FilterBar';

export type SideItem =
  | { readonly kind: 'exercises'; readonly part: PlanExercise }
  | { readonly kind: 'supplements'; readonly part: PlanSupplement }
  | { readonly kind: 'appointments'; readonly part: PlanAppointment };

/** Shows an exercise, a supplement or an appointment of a day. */
export function SideLine({ item, parts }: { item: SideItem; parts: PlanParts }) {
  const { t } = useTranslation('mealplan');
  const words = useSideWords(item, parts);
  const icon = KIND_ICONS[item.kind];
  const { time } = item.part;
  const endTime = 'endTime' in item.part ? item.part.endTime : null;
  return (
    <div className={css.side1} data-kind={item.kind}>
      <Icon of={icon} size={16} />
      <div className={entryLineCss.entryText}>
        <span className={entryLineCss.entryName}>{words.name}</span>
        <span className={entryLineCss.entryFacts}>
          {time && <span>{endTime ? `${time}–${endTime}` : time}</span>}
          {words.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {words.isGone && (
            <span className={entryLineCss.gone}>
              <Icon of={CircleX} size={14} />
              {t('entry.gone')}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** Returns the name and details of a side item in the reader's language. */
export function useSideWords(item: SideItem, parts: PlanParts) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  if (item.kind === 'appointments') {
    return { name: item.part.title, isGone: false, facts: item.part.note ? [item.part.note] : [] };
  }
  if (item.kind === 'exercises') {
    const known = item.part.exercise ? parts.exercises[item.part.exercise] : undefined;
    const facts = [
      known?.duration && formatMinutes(known.duration, language),
      known?.burnedCalories &&
        t('side.burned', { value: formatNumber(known.burnedCalories, language, { digits: 0 }) }),
    ];
    return {
      ...nameOfExercise(item.part, parts),
      facts: facts.filter((fact): fact is string => Boolean(fact)),
    };
  }
  const known = item.part.supplement ? parts.supplements[item.part.supplement] : undefined;
  const unit = known?.unit === 'pills' || known?.unit === 'drops' ? known.unit : 'mg';
  const { dosage: amount } = item.part;
  const dosage =
    amount && t(`dosage.${unit}`, { count: amount, value: formatNumber(amount, language, { digits: 2 }) });
  return { ...nameOfSupplement(item.part, parts), facts: dosage ? [dosage] : [] };
}
