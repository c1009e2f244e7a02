import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useOrderAgain, useOrderable } from '@/context/data/orders';
import { Checkout } from './Checkout';

/** The lines of an earlier order, once more. */
export function OrderAgain({ id }: { id: number | null }) {
  const { remote, reload } = useOrderAgain(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {(given) => <Checkout given={given} shoplist={null} backHref="/shoplist/orders" />}
    </RemoteView>
  );
}

/** What of a shopping list the shop sells. */
export function OrderList({ list }: { list: number | null }) {
  const { remote, reload } = useOrderable(list);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
      {({ aisles, ...given }) => (
        <Checkout given={given} aisles={aisles} shoplist={list} backHref={`/shoplist/${list}`} />
      )}
    </RemoteView>
  );
}
