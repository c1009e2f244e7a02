import { DoctorHome } from '@/components/doctor/DoctorHome';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import doctor from '@/locales/en/doctor.json';

function DoctorHomePage() {
  return (
    <RoleGate>
      <DoctorHome />
    </RoleGate>
  );
}

export default withNamespaces(DoctorHomePage, { doctor });
