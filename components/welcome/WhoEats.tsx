import { useState } from 'react';
import { HomeCounts } from '@/components/food/HomeCounts';
import { useHomeNames } from '@/components/food/useHomeNames';
import { countsOf, homeOf } from '@/lib/domain/mealplan/household';
import { Answer, type QuestionProps } from './Answer';

/** How many sit at the table: the person and other adults, and children, each with half a portion. */
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
