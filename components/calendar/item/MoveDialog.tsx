import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import type { Hour } from '@/context/calendar/dayThings';
import type { HourBlock } from '@/lib/domain/mealplan/hours';
import { timeOf } from '@/lib/domain/mealplan/timeline';
import { isDay, isTime } from '@/lib/domain/time/day';
import css from '@/components/calendar/add/FoundList.module.scss';
import type { Arrange } from '@/components/calendar/useArranging';
import { useItemTitle } from './useItemTitle';

interface MoveDialogProps {
  readonly block: Pick<HourBlock, 'items'>;
  readonly arrange: Arrange;
}

/** Dialog that moves a meal or another entry to another day and hour, by touch or keyboard. */
export function MoveDialog({ block, arrange }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const titleOf = useItemTitle();
  const [item] = block.items;
  const first: Hour = { day: item.day, time: timeOf(item) ?? '' };
  const [to, setTo] = useState(first);
  const repeats = arrange.isRepeated(item);
  const isMoved = to.day !== first.day || to.time !== first.time;
  const close = () => arrange.setOpen(null);
  return (
    <SendDialog
      title={t('moveTitle', { name: titleOf(item) })}
      sendLabel={t('put')}
      icon={CornerDownRight}
      canSend={isMoved && isDay(to.day) && (isTime(to.time) || to.time === first.time)}
      onSend={() => {
        close();
        return arrange.move(block, to);
      }}
      onClose={close}
    >
      <div className={css.place}>
        {repeats !== 'day' && (
          <When label={t('day')} type="date" value={to.day} onChange={(day) => setTo({ ...to, day })} />
        )}
        <When label={t('time')} type="time" value={to.time} onChange={(time) => setTo({ ...to, time })} />
      </div>
      {repeats && <p className={css.note}>{t(repeats === 'day' ? 'daysOfDay' : 'daysOfAll')}</p>}
    </SendDialog>
  );
}

interface WhenProps {
  readonly label: string;
  readonly type: 'date' | 'time';
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function When({ label, onChange, ...field }: WhenProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input {...field} id={id} className="form-control" onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
