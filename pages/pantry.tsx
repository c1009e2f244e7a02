import { RoleGate } from '@/components/layout/RoleGate';
import { PantryView } from '@/components/pantry/PantryView';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import pantry from '@/locales/en/pantry.json';

function PantryPage() {
  return (
    <RoleGate>
      <PantryView />
    </RoleGate>
  );
}

export default withNamespaces(PantryPage, { pantry });
