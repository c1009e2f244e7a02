import { VisitsScreen } from '@/components/doctor/VisitsScreen';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import doctor from '@/locales/en/doctor.json';

function VisitsPage() {
  return (
    <RoleGate>
      <VisitsScreen />
    </RoleGate>
  );
}

export default withNamespaces(VisitsPage, { doctor });
