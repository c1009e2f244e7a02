import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyAdminOrders } from '@/components/order/admin/AdminOrders.lazy';
import { LazyCourierOrders } from '@/components/order/courier/CourierOrders.lazy';
import { useRole } from '@/context/RoleContext';

export default function OrdersPage() {
  const { t } = useTranslation();
  const { role } = useRole();
  const isAdmin = role === 'Admin';
  return (
    <RoleGate>
      <PageTitle title={t('menu.orders')} lead={isAdmin ? t('work.admin') : undefined} />
      {isAdmin ? <LazyAdminOrders /> : <LazyCourierOrders />}
    </RoleGate>
  );
}
