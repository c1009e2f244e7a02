import { ExaminationsScreen } from '@/components/doctor/ExaminationsScreen';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import doctor from '@/locales/en/doctor.json';

function ExaminationsPage() {
  return (
    <RoleGate>
      <ExaminationsScreen />
    </RoleGate>
  );
}

export default withNamespaces(ExaminationsPage, { doctor });
