import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { Row, RowActions, Rows, RowText } from '@/components/ui/lists/Rows';
import { useLanguage } from '@/context/LanguageContext';
import { useReminderCalls, type ReminderDevice, type RemindersHere } from '@/context/reminders/reminders';
import { formatDate } from '@/lib/format/time';

interface OtherDevicesProps {
  readonly devices: readonly ReminderDevice[];
  readonly onChanged: (here: RemindersHere) => void;
}

/** Lists the person's other devices, so that a lost one can be removed. */
export function OtherDevices({ devices, onChanged }: OtherDevicesProps) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const calls = useReminderCalls();
  if (devices.length === 0) return null;
  return (
    <>
      <h3 className="h6 mt-3">{t('devices.title')}</h3>
      <Rows>
        {devices.map(({ mark, agent, createdAt }) => {
          const name = agent || t('devices.unknown');
          return (
            <Row key={mark}>
              <RowText>
                {name}
                <span className="text-body-secondary">
                  {' '}
                  {t('devices.since', { day: formatDate(createdAt, language) })}
                </span>
              </RowText>
              <RowActions>
                <Button
                  tone="outline-danger"
                  icon={X}
                  iconSize={20}
                  aria-label={t('devices.remove', { name })}
                  onClick={() => calls.turnOff(mark, false).then(onChanged, () => undefined)}
                />
              </RowActions>
            </Row>
          );
        })}
      </Rows>
    </>
  );
}
