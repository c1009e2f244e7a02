import { changeWeight, listWeights, removeWeight, weigh, weightsUpTo } from '@/lib/api/day/weights';
import type { Day } from '@/lib/domain/time/day';
import type { Weight } from '@/lib/domain/weight/range';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

/** Reads the person's weights by day. Like medical records they are stored in no browser. */
export function useWeights() {
  const { person } = useAuth();
  return useQuietRead<Weight[]>(person && ['weights'], listWeights);
}

/** Reads the last two weights up to a day, all that the day's screen shows. */
export function useLastWeights(day: Day) {
  const { person } = useAuth();
  return useQuietRead<Weight[]>(person && ['lastWeights', day], () => weightsUpTo(day));
}

/** Returns calls that change weights. */
export function useWeightCalls() {
  const { write } = useApi();
  return {
    save: async (id: number | null, day: Day, kilograms: number) => {
      await write('weight.save', () =>
        id === null ? weigh(day, kilograms, newKey()) : changeWeight(id, day, kilograms),
      );
      invalidate({ collection: 'weights' });
    },
    remove: async (id: number) => {
      await write('weight.remove', () => removeWeight(id));
      invalidate({ collection: 'weights' });
    },
  };
}
