import { ScheduleScreen } from '@/components/exercise/ScheduleScreen';
import { RoleGate } from '@/components/layout/RoleGate';
import { ScheduleProvider } from '@/context/exercise/ScheduleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';

function SchedulePage() {
  return (
    <RoleGate>
      <ScheduleProvider>
        <ScheduleScreen />
      </ScheduleProvider>
    </RoleGate>
  );
}

export default withNamespaces(SchedulePage, { exercise });
