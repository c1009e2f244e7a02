import { useState } from 'react';
import { HouseholdCountFields } from '@/components/food/HouseholdCountFields';
import { useHouseholdNames } from '@/components/food/useHouseholdNames';
import { countsOf, householdFor } from '@/lib/domain/mealplan/household';
import { Answer, type QuestionProps } from './Answer';

/** Question for the number of people who eat: the person, other adults, and children with half a portion each. */
export function WhoEats({ household = [], onAnswer, onSkip }: QuestionProps) {
  const [counts, setCounts] = useState(() => countsOf(household));
  const nameOf = useHouseholdNames();
  return (
    <>
      <HouseholdCountFields value={counts} onChange={setCounts} />
      <Answer
        onAnswer={() => onAnswer({ household: householdFor(counts, household, nameOf) })}
        onSkip={onSkip}
      />
    </>
  );
}
