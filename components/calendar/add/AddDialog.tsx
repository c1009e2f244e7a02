import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useLanguage } from '@/context/LanguageContext';
import { isTime } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { AddExercise } from './AddExercise';
import { AddFood } from './AddFood';
import { AddSupplement } from './AddSupplement';
import css from './FoundList.module.scss';
import type { AddProps } from '@/components/calendar/board';

const KINDS = ['food', 'exercise', 'supplement'] as const;
const USUAL = '18:00';

/** Dialog that adds a meal, an exercise or a supplement at an hour of a day; the first tap on a result adds it. */
export function AddDialog({ hour, arrange }: AddProps) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const id = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('food');
  const [time, setTime] = useState(hour.time || USUAL);
  const to = { day: hour.day, time: isTime(time) ? time : USUAL };
  const parts: Readonly<Record<typeof kind, ReactNode>> = {
    food: <AddFood key={time} hour={to} arrange={arrange} />,
    exercise: <AddExercise hour={to} arrange={arrange} />,
    supplement: <AddSupplement hour={to} arrange={arrange} />,
  };
  return (
    <DialogFrame
      title={t('addOn', { day: formatDate(hour.day, language, 'weekday') })}
      onClose={() => arrange.setOpen(null)}
    >
      <Toggle
        label={t('kind.label')}
        options={KINDS.map((value) => ({ value, text: t(`kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <div className={css.place}>
        <div className="field">
          <label className="form-label" htmlFor={id}>
            {t('time')}
          </label>
          <input
            id={id}
            type="time"
            step={300}
            className="form-control"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      </div>
      {parts[kind]}
    </DialogFrame>
  );
}
