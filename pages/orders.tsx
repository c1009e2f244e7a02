import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { CourierOrders } from '@/components/order/CourierOrders';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';

const AdminOrders = dynamic(
  () => import('@/components/order/AdminOrders').then((module) => module.AdminOrders),
  {
    ssr: false,
  },
);

function OrdersPage() {
  const { t } = useTranslation('order');
  const { role } = useRole();
  const isAdmin = role === 'Admin';
  return (
    <RoleGate>
      <PageTitle title={t('courier.title')} lead={t(isAdmin ? 'admin.lead' : 'courier.lead')} />
      {isAdmin ? <AdminOrders /> : <CourierOrders />}
    </RoleGate>
  );
}

export default withNamespaces(OrdersPage, { order, validation });
