import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/EmptyState';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useLastOrder, useShop } from '@/context/data/orders';
import type { Orderable } from '@/lib/domain/order/fromList';
import { CheckoutForm } from './CheckoutForm';

interface CheckoutProps {
  /** What could be ordered; what the shop does not sell is left out already. */
  readonly lines: Orderable['lines'];
  readonly staying?: Orderable['staying'];
  readonly shoplist: number | null;
  readonly backHref: string;
}

/** An order being made of lines: waits for the shop's settings and the last order, from which it is filled in. */
export function Checkout({ lines, staying = [], shoplist, backHref }: CheckoutProps) {
  const { t } = useTranslation('order');
  const shop = useShop();
  const last = useLastOrder();
  if (lines.length === 0) {
    return (
      <EmptyState title={t('checkout.none')} text={t('checkout.noneText')}>
        <Link href={backHref} className="btn btn-primary">
          {t('checkout.back')}
        </Link>
      </EmptyState>
    );
  }
  const skeleton = <SkeletonRows count={8} />;
  return (
    <RemoteView of={shop.remote} skeleton={skeleton} onRetry={shop.reload}>
      {(settings) => (
        <RemoteView of={last.remote} skeleton={skeleton} onRetry={last.reload}>
          {(order) => (
            <CheckoutForm
              shop={settings}
              last={order}
              given={lines}
              staying={staying}
              shoplist={shoplist}
              backHref={backHref}
            />
          )}
        </RemoteView>
      )}
    </RemoteView>
  );
}
