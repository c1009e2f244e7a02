import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { OrderAgain } from '@/components/order/checkout/OrderAgain';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import address from '@/locales/en/address.json';
import aisle from '@/locales/en/aisle.json';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';

function OrderAgainPage() {
  const { t } = useTranslation('order');
  const { isReady, query } = useRouter();
  return (
    <RoleGate>
      <PageTitle title={t('checkout.title')} />
      <OrderAgain id={isReady ? Number(query.order) || 0 : null} />
    </RoleGate>
  );
}

export default withNamespaces(OrderAgainPage, { address, aisle, order, validation });
