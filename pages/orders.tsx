import { WorkPlace } from '@/components/layout/WorkPlace';

export default function OrdersPage() {
  return <WorkPlace place="orders" />;
}
