import { useState } from 'react';
import { HomeCounts } from '@/components/food/HomeCounts';
import { useHomeNames } from '@/components/food/useHomeNames';
import { countsOf, homeOf } from '@/lib/domain/mealplan/household';
import { Answer, type QuestionProps } from './Answer';

/** Question for the number of people who eat: the person, other adults, and children with half a portion each. */
export function WhoEats({ household = [], onAnswer, onSkip }: QuestionProps) {
  const [counts, setCounts] = useState(() => countsOf(household));
  const nameOf = useHomeNames();
  return (
    <>
      <HomeCounts value={counts} onChange={setCounts} />
      <Answer onAnswer={() => onAnswer({ household: homeOf(counts, household, nameOf) })} onSkip={onSkip} />
    </>
  );
}
