import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useOrderAgain, useOrderable } from '@/context/order/orders';
import { Checkout } from './Checkout';

/** Shown if the list or order no longer exists; links to the shopping lists. */
function NotFoundNote() {
  const { t } = useTranslation('order');
  return (
    <EmptyState title={t('checkout.gone')} text={t('checkout.goneText')}>
      <LinkButton href="/shoplist" tone="primary">
        {t('mine.lists')}
      </LinkButton>
    </EmptyState>
  );
}

/** Checkout with the lines of an earlier order. */
export function OrderAgain({ id }: { id: number | null }) {
  const { remote, reload } = useOrderAgain(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload} closed={<NotFoundNote />}>
      {(given) => <Checkout given={given} shoplist={null} backHref="/shoplist/orders" />}
    </RemoteView>
  );
}

/** Checkout with the products of a shopping list that the shop sells. */
export function OrderList({ list }: { list: number | null }) {
  const { remote, reload } = useOrderable(list);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload} closed={<NotFoundNote />}>
      {({ aisles, ...given }) => (
        <Checkout given={given} aisles={aisles} shoplist={list} backHref={`/shoplist/${list}`} />
      )}
    </RemoteView>
  );
}
