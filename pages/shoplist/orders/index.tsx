import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';

// the cards load while the orders are being read
const MyOrders = dynamic(() => import('@/components/order/mine/MyOrders').then((module) => module.MyOrders), {
  ssr: false,
  loading: () => (
    <Loading>
      <SkeletonRows count={6} />
    </Loading>
  ),
});

export default function MyOrdersPage() {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <PageTitle title={t('menu.shoplistOrders')} lead={t('work.customer')} />
      <MyOrders />
    </RoleGate>
  );
}
