import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyMyOrders } from '@/components/order/mine/MyOrders.lazy';

export default function MyOrdersPage() {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <PageTitle title={t('menu.shoplistOrders')} lead={t('work.customer')} />
      <LazyMyOrders />
    </RoleGate>
  );
}
