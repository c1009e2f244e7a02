import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { SendDialog } from '@/components/ui/SendDialog';
import type { Hour } from '@/context/data/dayThings';
import type { HourBlock } from '@/lib/domain/mealplan/hours';
import { timeOf } from '@/lib/domain/mealplan/timeline';
import { isDay, isTime } from '@/lib/domain/time/day';
import css from './FoundList.module.scss';
import type { Arrange } from './useArranging';
import { useItemTitle } from './useItemTitle';

interface MoveDialogProps {
  readonly block: Pick<HourBlock, 'items'>;
  readonly arrange: Arrange;
}

/** Lays a meal or another thing at another day and hour, by finger or by keyboard. */
export function MoveDialog({ block, arrange }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const titleOf = useItemTitle();
  const id = useId();
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
          <div className="field">
            <label className="form-label" htmlFor={`${id}-day`}>
              {t('day')}
            </label>
            <input
              id={`${id}-day`}
              type="date"
              className="form-control"
              value={to.day}
              onChange={({ target }) => setTo({ ...to, day: target.value })}
            />
          </div>
        )}
        <div className="field">
          <label className="form-label" htmlFor={`${id}-time`}>
            {t('time')}
          </label>
          <input
            id={`${id}-time`}
            type="time"
            step={300}
            className="form-control"
            value={to.time}
            onChange={({ target }) => setTo({ ...to, time: target.value })}
          />
        </div>
      </div>
      {repeats && <p className={css.note}>{t(repeats === 'day' ? 'daysOfDay' : 'daysOfAll')}</p>}
    </SendDialog>
  );
}
