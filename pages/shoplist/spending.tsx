import { RoleGate } from '@/components/layout/RoleGate';
import { SpendingView } from '@/components/price/SpendingView';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import price from '@/locales/en/price.json';
import aisle from '@/locales/en/aisle.json';

function SpendingPage() {
  return (
    <RoleGate>
      <SpendingView />
    </RoleGate>
  );
}

export default withNamespaces(SpendingPage, { price, aisle });
