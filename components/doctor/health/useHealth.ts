import { useExaminations, useVisits } from '@/context/doctor/doctor';
import { useIntakes } from '@/context/supplement/supplements';
import { useWeights } from '@/context/day/weights';

/** Loads all data of the doctor's first page; `isSettled` once each part has loaded or failed. */
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
