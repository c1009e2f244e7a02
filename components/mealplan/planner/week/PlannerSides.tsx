import { useTranslation } from 'next-i18next/pages';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { PlanParts } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import plannerCss from '@/components/mealplan/planner/Planner.module.scss';
import plannerEntryCss from './PlannerEntry.module.scss';
import { Movable } from './Movable';
import { SideLine, useSideWords, type SideItem } from '@/components/day/agenda/SideLine';

interface PlannerSidesProps {
  readonly day: PlanDay;
  readonly dayName: string;
  readonly parts: PlanParts;
}

/** Lists a day's exercises, supplements and appointments, limited to the active filters. */
export function PlannerSides({ day, dayName, parts }: PlannerSidesProps) {
  const { t } = useTranslation('planner');
  const { filters } = useMealplan();
  const items: SideItem[] = [
    ...day.exercises.map((part) => ({ kind: 'exercises', part }) as const),
    ...day.supplements.map((part) => ({ kind: 'supplements', part }) as const),
    ...day.appointments.map((part) => ({ kind: 'appointments', part }) as const),
  ].filter(({ kind }) => filters.includes(kind));
  if (items.length === 0) return null;
  return (
    <ul className={plannerCss.sides} aria-label={t('planner.sides')}>
      {items.map((item) => (
        <li key={item.part.key}>
          <Side item={item} dayName={dayName} parts={parts} />
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  readonly item: SideItem;
  readonly dayName: string;
  readonly parts: PlanParts;
}

function Side({ item, dayName, parts }: SideProps) {
  const { openModal } = useMealplan();
  const { name } = useSideWords(item, parts);
  const { kind, part } = item;
  return (
    <Movable
      carried={{ from: 'part', kind, key: part.key }}
      name={`${name} – ${dayName}`}
      className={plannerEntryCss.entry}
    >
      <button
        type="button"
        className={plannerCss.open}
        onClick={() => openModal({ name: 'part', kind, key: part.key })}
      >
        <SideLine item={item} parts={parts} />
      </button>
    </Movable>
  );
}
