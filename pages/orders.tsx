import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyAdminOrders } from '@/components/order/admin/AdminOrders.lazy';
import { LazyCourierOrders, loadCourierOrders } from '@/components/order/courier/CourierOrders.lazy';
import { useRole } from '@/context/RoleContext';
import { beginFor } from '@/context/account/beginFor';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';

beginFor('Courier', loadCourierOrders);

function OrdersPage() {
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

// the texts of the courier's screen come before its code, which would ask for them only once it has loaded
export default withNamespaces(OrdersPage, { order, validation });
