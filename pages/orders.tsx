import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useRole } from '@/context/RoleContext';

const loading = () => (
  <Loading>
    <SkeletonRows count={5} />
  </Loading>
);
// couriers and Admins need only their own part
const AdminOrders = dynamic(
  () => import('@/components/order/admin/AdminOrders').then((module) => module.AdminOrders),
  {
    ssr: false,
    loading,
  },
);
const CourierOrders = dynamic(
  () => import('@/components/order/courier/CourierOrders').then((module) => module.CourierOrders),
  { ssr: false, loading },
);

export default function OrdersPage() {
  const { t } = useTranslation();
  const { role } = useRole();
  const isAdmin = role === 'Admin';
  return (
    <RoleGate>
      <PageTitle title={t('menu.orders')} lead={isAdmin ? t('work.admin') : undefined} />
      {isAdmin ? <AdminOrders /> : <CourierOrders />}
    </RoleGate>
  );
}
