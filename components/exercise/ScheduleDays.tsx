import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { ChoiceChip } from '@/components/ui/inputs/ChoiceChip';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import type { DraftFaults } from '@/lib/forms/exercise/draft';
import { WEEKDAYS, type Weekday } from '@/lib/domain/exercise/schedule';
import css from './ScheduleDays.module.scss';

/** Chips of the weekdays, with start and end times for each chosen one. */
export function ScheduleDays({ faults }: { faults: DraftFaults }) {
  const { t } = useTranslation('exercise');
  const { scheduleDays, toggleDay } = useSchedule();
  const id = useId();
  return (
    <>
      <fieldset className="field" aria-describedby={`${id}-error`}>
        <legend className="form-label">{t('schedule.days')}</legend>
        <div className="chips">
          {WEEKDAYS.map((weekday) => (
            <ChoiceChip
              key={weekday}
              label={t(`weekday.${weekday}`)}
              checked={scheduleDays.includes(weekday)}
              onChange={() => toggleDay(weekday)}
              aria-invalid={Boolean(faults.scheduleDays)}
            />
          ))}
        </div>
        <FieldError id={`${id}-error`} error={faults.scheduleDays && { key: faults.scheduleDays }} />
      </fieldset>
      {WEEKDAYS.filter((weekday) => scheduleDays.includes(weekday)).map((weekday) => (
        <div key={weekday} className={css.times}>
          <strong aria-hidden>{t(`weekday.${weekday}`)}</strong>
          <TimeField which="dayTimes" weekday={weekday} fault={faults[`dayTimes.${weekday}`]} />
          <TimeField which="endTime" weekday={weekday} fault={faults[`endTime.${weekday}`]} />
        </div>
      ))}
    </>
  );
}

interface TimeFieldProps {
  readonly which: 'dayTimes' | 'endTime';
  readonly weekday: Weekday;
  readonly fault?: string;
}

function TimeField({ which, weekday, fault }: TimeFieldProps) {
  const { t } = useTranslation('exercise');
  const schedule = useSchedule();
  const id = useId();
  const day = t(`weekday.${weekday}`);
  return (
    <div>
      <label htmlFor={id}>{which === 'dayTimes' ? t('schedule.time') : t('schedule.endTime')}</label>
      <input
        id={id}
        type="time"
        className={`form-control${fault ? ' is-invalid' : ''}`}
        aria-label={which === 'dayTimes' ? t('schedule.timeOf', { day }) : t('schedule.endTimeOf', { day })}
        aria-invalid={Boolean(fault)}
        aria-describedby={`${id}-error`}
        value={schedule[which][weekday] ?? ''}
        onChange={({ target }) => schedule.setTime(which, weekday, target.value)}
      />
      <FieldError id={`${id}-error`} error={fault && { key: fault }} />
    </div>
  );
}
