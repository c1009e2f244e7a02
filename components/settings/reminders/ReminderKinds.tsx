import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import type { ReminderKind } from '@/lib/domain/reminders/kinds';
import css from './RemindersPanel.module.scss';

interface ReminderKindsProps {
  readonly offered: readonly ReminderKind[];
  readonly chosen: readonly ReminderKind[];
  readonly onChange: (chosen: ReminderKind[]) => void;
}

/** Each kind by itself, on or off. */
export function ReminderKinds({ offered, chosen, onChange }: ReminderKindsProps) {
  const { t } = useTranslation('reminders');
  const id = useId();
  return (
    <fieldset className={css.choices}>
      <legend className="form-label">{t('kinds')}</legend>
      {offered.map((kind) => (
        <Form.Check key={kind} type="switch" id={`${id}-${kind}`}>
          <Form.Check.Input
            type="checkbox"
            role="switch"
            checked={chosen.includes(kind)}
            aria-describedby={`${id}-${kind}-help`}
            onChange={({ target }) =>
              onChange(offered.filter((one) => (one === kind ? target.checked : chosen.includes(one))))
            }
          />
          <Form.Check.Label>{t(`kind.${kind}`)}</Form.Check.Label>
          <p id={`${id}-${kind}-help`} className="form-text">
            {t(`explained.${kind}`)}
          </p>
        </Form.Check>
      ))}
    </fieldset>
  );
}
