import { RoleGate } from '@/components/layout/RoleGate';
import { PeopleScreen } from '@/components/people/PeopleScreen';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import people from '@/locales/en/people.json';

function UsersPage() {
  return (
    <RoleGate>
      <PeopleScreen />
    </RoleGate>
  );
}

export default withNamespaces(UsersPage, { people });
