import { NutrientsTable } from '@/components/food/NutrientsTable';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useDishDetails, useMyIntakes } from '@/context/food/nutrients';

/** Shows the vitamins and minerals of a serving. */
export function DishNutrients({ id }: { id: number }) {
  const mine = useMyIntakes();
  const details = useDishDetails(id);
  const of = mine ? details.remote : ({ status: 'loading' } as const);
  return (
    <RemoteView of={of} skeleton={<SkeletonRows count={6} />} onRetry={details.reload}>
      {(found) => mine && <NutrientsTable details={found} mine={mine} of="dish" />}
    </RemoteView>
  );
}
