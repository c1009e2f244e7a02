import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import type { QuietHours } from '@/lib/domain/reminders/quiet';
import { timeZoneLabel } from '@/lib/format/timeZones';
import { useZoneCities } from '@/lib/hooks/useZoneCities';
import css from './RemindersPanel.module.scss';
import { SwitchLine } from './SwitchLine';

const NIGHT: QuietHours = { from: '22:00', to: '08:00' };
const ENDS = ['from', 'to'] as const;

interface QuietFieldsProps {
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
  readonly onChange: (quiet: QuietHours | null) => void;
}

/** Fields for the quiet hours without reminders; a time is saved when its field loses focus. */
export function QuietFields({ quiet, timeZone, onChange }: QuietFieldsProps) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const { cities } = useZoneCities(language);
  const id = useId();
  const [typed, setTyped] = useState<Partial<QuietHours>>({});
  const keep = () => {
    setTyped({});
    if (!quiet) return;
    const next = { ...quiet, ...typed };
    if (next.from && next.to && (next.from !== quiet.from || next.to !== quiet.to)) onChange(next);
  };
  return (
    <div className={css.quiet}>
      <SwitchLine
        label={t('quiet.switch')}
        help={t('quiet.help', { zone: timeZoneLabel(timeZone, cities) })}
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? NIGHT : null)}
      />
      {quiet && (
        <div className={css.times}>
          {ENDS.map((end) => (
            <div key={end}>
              <label htmlFor={`${id}-${end}`} className="form-label">
                {t(`quiet.${end}`)}
              </label>
              <input
                id={`${id}-${end}`}
                className="form-control"
                type="time"
                required
                value={typed[end] ?? quiet[end]}
                onChange={({ target }) => setTyped((now) => ({ ...now, [end]: target.value }))}
                onBlur={keep}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
