import { useEffect, useState } from 'react';
import { useMeasures } from '@/context/useMeasures';
import type { Step } from '@/lib/domain/dish/record';
import type * as stepWords from './stepWords';

type Words = typeof stepWords;

/**
 * A step's text in the reader's degrees, and the minutes of its timer, also where only the text tells them. What reads the
 * text comes after the page itself; until then a step is as it was written.
 */
export function useStepWords() {
  const { system } = useMeasures();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isCurrent = true;
    import('./stepWords').then(
      (loaded) => isCurrent && setWords(loaded),
      () => undefined, // without them the steps stand as they were written
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return {
    textOf: ({ description }: Step): string => words?.withDegrees(description, system) ?? description,
    minutesIn: ({ minutes, description }: Step): number | null =>
      minutes ?? words?.timerMinutes(description) ?? null,
  };
}
