import { UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useHouseholdMembers } from '@/context/pantry/household';
import { usePersonName } from '@/context/people/usePersonName';
import { unseated, type HouseholdEater, type HouseholdMember } from '@/lib/domain/mealplan/household';

interface ButtonsProps {
  readonly table: readonly Pick<HouseholdEater, 'Name' | 'user'>[];
  readonly onSeat: (person: HouseholdMember) => void;
}

/** Buttons that seat household members who are not at the table yet; uses the texts of `planner`. */
export function HouseholdButtons({ table, onSeat }: ButtonsProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { people } = useHouseholdMembers();
  const nameOf = usePersonName();
  const box = useRef<HTMLDivElement>(null);
  if (people.length === 0) return null;
  return (
    <div ref={box} role="group" aria-label={t('eaters.atHome')} tabIndex={-1} className="cluster">
      {unseated(people, table).map((person) => (
        <Button
          key={person.id}
          tone="outline-primary"
          icon={UserPlus}
          aria-label={`${t('common:action.add')}: ${nameOf(person.Name)}`}
          onClick={() => {
            onSeat(person);
            box.current?.focus(); // The button disappears with the person it seats.
          }}
        >
          {nameOf(person.Name)}
        </Button>
      ))}
    </div>
  );
}
