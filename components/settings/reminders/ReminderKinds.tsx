import { useTranslation } from 'next-i18next/pages';
import type { ReminderKind } from '@/lib/domain/reminders/kinds';
import css from './RemindersPanel.module.scss';
import { SwitchLine } from './SwitchLine';

interface ReminderKindsProps {
  readonly offered: readonly ReminderKind[];
  readonly chosen: readonly ReminderKind[];
  readonly onChange: (chosen: ReminderKind[]) => void;
}

/** Switches each kind of reminder on or off. */
export function ReminderKinds({ offered, chosen, onChange }: ReminderKindsProps) {
  const { t } = useTranslation('reminders');
  const turn = (kind: ReminderKind) => (isOn: boolean) =>
    onChange(offered.filter((one) => (one === kind ? isOn : chosen.includes(one))));
  return (
    <fieldset className={css.choices}>
      <legend className="form-label">{t('kinds')}</legend>
      {offered.map((kind) => (
        <SwitchLine
          key={kind}
          label={t(`kind.${kind}`)}
          help={t(`explained.${kind}`)}
          isOn={chosen.includes(kind)}
          onChange={turn(kind)}
        />
      ))}
    </fieldset>
  );
}
