import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { OrderList } from '@/components/order/checkout/OrderAgain';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import address from '@/locales/en/address.json';
import aisle from '@/locales/en/aisle.json';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';

function CheckoutPage() {
  const { t } = useTranslation('order');
  const { isReady, query } = useRouter();
  return (
    <RoleGate>
      <PageTitle title={t('checkout.title')} />
      <OrderList list={isReady ? Number(query.id) || 0 : null} />
    </RoleGate>
  );
}

export default withNamespaces(CheckoutPage, { address, aisle, order, validation });
