import { useTranslation } from 'next-i18next/pages';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import {
  useReminderCalls,
  useReminders,
  type ReminderChoice,
  type RemindersHere,
} from '@/context/reminders/reminders';
import { useRole } from '@/context/RoleContext';
import { kindsFor } from '@/lib/domain/reminders/kinds';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import reminders from '@/locales/en/reminders.json';
import { OtherDevices } from './OtherDevices';
import { QuietFields } from './QuietFields';
import { ReminderKinds } from './ReminderKinds';
import { ThisDevice } from './ThisDevice';

interface PanelProps {
  /** The person's time zone, which the quiet hours refer to. */
  readonly timeZone: string;
}

/** Settings for reminders: kinds, devices and quiet hours. */
function Panel({ timeZone }: PanelProps) {
  const { t } = useTranslation('reminders');
  const { remote, reload, mutate } = useReminders();
  return (
    <section className="panel" aria-labelledby="settings-reminders">
      <h2 id="settings-reminders">{t('title')}</h2>
      <p className="text-body-secondary">{t('help')}</p>
      <RemoteView of={remote} skeleton={<SkeletonRows count={3} />} onRetry={reload}>
        {(here) => <Chosen here={here} timeZone={timeZone} onChanged={mutate} />}
      </RemoteView>
    </section>
  );
}

interface ChosenProps extends PanelProps {
  readonly here: RemindersHere;
  readonly onChanged: (here: RemindersHere) => void;
}

function Chosen({ here, timeZone, onChanged }: ChosenProps) {
  const { role } = useRole();
  const calls = useReminderCalls();
  const { reminders: now, mark } = here;
  const { kinds, quiet } = now;
  const choose = (change: Partial<ReminderChoice>) => {
    const next = { kinds, quiet, ...change };
    onChanged({ ...here, reminders: { ...now, ...next } });
    // on failure an alert shows the error, and the switches return to the saved state
    calls.set(next).then(onChanged, () => onChanged(here));
  };
  return (
    <>
      <ThisDevice here={here} onChanged={onChanged} />
      <ReminderKinds
        offered={kindsFor(role ?? 'User')}
        chosen={kinds}
        onChange={(next) => choose({ kinds: next })}
      />
      <QuietFields quiet={quiet} timeZone={timeZone} onChange={(next) => choose({ quiet: next })} />
      <OtherDevices devices={now.devices.filter((one) => one.mark !== mark)} onChanged={onChanged} />
    </>
  );
}

export const RemindersPanel = withNamespaces(Panel, { reminders });
