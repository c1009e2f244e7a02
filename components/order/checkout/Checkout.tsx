import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useLastOrder } from '@/context/order/orders';
import { useShop } from '@/context/order/shop';
import { useMe } from '@/context/account/users';
import type { Orderable } from '@/lib/forms/order/fromList';
import type { Category } from '@/lib/domain/product/types';
import { LazyCheckoutForm, loadCheckoutForm } from './CheckoutForm.lazy';
import { StayingLines } from './StayingLines';

interface CheckoutProps {
  readonly given: Orderable;
  /** The aisles in the household's own order. */
  readonly aisles?: readonly Category[];
  readonly shoplist: number | null;
  readonly backHref: string;
}

/**
 * Loads the shop settings, the last order and the address book, which prefill the checkout form, then shows that form.
 */
export function Checkout({ given, aisles = [], shoplist, backHref }: CheckoutProps) {
  const { t } = useTranslation('order');
  const shop = useShop();
  const last = useLastOrder();
  const me = useMe();
  // loads the form's code in parallel with its data
  useEffect(() => void loadCheckoutForm().catch(() => undefined), []);
  if (given.lines.length === 0) {
    return (
      <>
        <EmptyState title={t('checkout.none')} text={t('checkout.noneText')}>
          <LinkButton href={backHref} tone="primary">
            {t('checkout.back')}
          </LinkButton>
        </EmptyState>
        <StayingLines staying={given.staying} />
      </>
    );
  }
  const skeleton = <SkeletonRows count={8} />;
  return (
    <RemoteView of={shop.remote} skeleton={skeleton} onRetry={shop.reload}>
      {(settings) => (
        <RemoteView of={last.remote} skeleton={skeleton} onRetry={last.reload}>
          {(order) => (
            <RemoteView of={me.remote} skeleton={skeleton} onRetry={me.reload}>
              {(person) => (
                <LazyCheckoutForm
                  {...{ given, aisles, shoplist, backHref, person }}
                  shop={settings}
                  last={order}
                />
              )}
            </RemoteView>
          )}
        </RemoteView>
      )}
    </RemoteView>
  );
}
