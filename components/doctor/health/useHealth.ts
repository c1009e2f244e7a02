import { useExaminations, useVisits } from '@/context/doctor/doctor';
import { useIntakes } from '@/context/supplement/supplements';
import { useWeights } from '@/context/day/weights';

/** All that the doctor's first page shows, and whether each of it is there or has failed. */
export function useHealth() {
  const visits = useVisits();
  const examinations = useExaminations();
  const intakes = useIntakes();
  const weights = useWeights();
  const isSettled = [visits, examinations, intakes, weights].every(
    ({ remote }) => remote.status !== 'loading',
  );
  return { isSettled, visits, examinations, intakes: intakes.remote, weights: weights.remote };
}

export type Health = ReturnType<typeof useHealth>;
