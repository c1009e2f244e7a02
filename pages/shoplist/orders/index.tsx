import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { MyOrders } from '@/components/order/MyOrders';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';

function MyOrdersPage() {
  const { t } = useTranslation('order');
  return (
    <RoleGate>
      <PageTitle title={t('mine.title')} lead={t('mine.lead')} />
      <MyOrders />
    </RoleGate>
  );
}

export default withNamespaces(MyOrdersPage, { order });
