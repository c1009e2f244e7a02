import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Note } from '@/components/ui/feedback/Note';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { pushSupport, useReminderCalls, type RemindersHere } from '@/context/reminders/reminders';

interface ThisDeviceProps {
  readonly here: RemindersHere;
  readonly onChanged: (here: RemindersHere) => void;
}

/** Switches reminders in this browser; the browser's permission is requested only by a tap. */
export function ThisDevice({ here: { reminders, mark }, onChanged }: ThisDeviceProps) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const calls = useReminderCalls();
  const [support, setSupport] = useState(pushSupport);
  const [isRefused, setRefused] = useState(false);
  if (support !== 'open') {
    return (
      <Note tone="attention" icon={BellOff}>
        <span>{t(`here.${support}`)}</span>
      </Note>
    );
  }
  const turnOn = async () => {
    const changed = await calls.turnOn(reminders.publicKey, language);
    setSupport(pushSupport());
    setRefused(changed === null);
    if (changed) onChanged(changed);
  };
  const said = () => undefined; // an alert shows the error
  const isOn = mark !== null && reminders.devices.some((one) => one.mark === mark);
  const turn = () => (isOn ? calls.turnOff(mark, true).then(onChanged, said) : turnOn().catch(said));
  return (
    <>
      <p role="status">{t(isOn ? 'here.on' : isRefused ? 'here.refused' : 'here.off')}</p>
      <Button tone={isOn ? 'outline-secondary' : 'primary'} icon={isOn ? BellOff : BellRing} onClick={turn}>
        {t(isOn ? 'here.turnOff' : 'here.turnOn')}
      </Button>
    </>
  );
}
