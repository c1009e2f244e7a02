import { DoctorOverview } from '@/components/doctor/DoctorOverview';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import doctor from '@/locales/en/doctor.json';

function DoctorPage() {
  return (
    <RoleGate>
      <DoctorOverview />
    </RoleGate>
  );
}

export default withNamespaces(DoctorPage, { doctor });
