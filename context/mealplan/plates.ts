import type { PlaceInPlan } from '@/lib/domain/mealplan/plates/placeInPlan';
import { platesOf, type Plate } from '@/lib/domain/mealplan/plates/plates';
import { useAuth } from '@/context/AuthContext';
import { callWith, useQuietRead } from '@/context/remote/read';

const NONE: readonly Plate[] = [];

/** Returns what each eats of a plan's entry; empty while unknown, offline, or if the person may not read the plan. */
export function usePlatesAt(place: PlaceInPlan | undefined): readonly Plate[] {
  const { person } = useAuth();
  const key = place && person ? (['plates', place.source, place.id, place.entry] as const) : null;
  const { remote } = useQuietRead<readonly Plate[]>(
    key,
    // Cooking works without them, so neither a failed call nor a chunk that did not load raises an alert.
    callWith(place, (one) => readPlates(one).catch(() => NONE)),
  );
  return remote.status === 'ready' ? remote.data : NONE;
}

async function readPlates({ source, id, entry: key }: PlaceInPlan): Promise<readonly Plate[]> {
  const { days, eaters } =
    source === 'subscription'
      ? await import('@/lib/api/mealplan/subscriptions').then((m) => m.readSubscription(id))
      : await import('@/lib/api/mealplan/plan').then((m) => m.readPlan(id));
  const entries = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const entry = entries.find((one) => one.key === key);
  return entry ? platesOf(entry, eaters) : NONE;
}
