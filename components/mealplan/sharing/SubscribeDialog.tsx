import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { Button } from '@/components/ui/inputs/Button';
import { useMyToday } from '@/context/calendar/calendar';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';
import { addDays, isDay, weekStart, type Day } from '@/lib/domain/time/day';

interface SubscribeDialogProps {
  readonly plan: Pick<Plan, 'id' | 'Name'>;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Dialog that asks for the first day of following a plan. */
export function SubscribeDialog({ plan, onChanged, onClose }: SubscribeDialogProps) {
  const { t } = useTranslation('mealplan');
  const calls = usePlanCalls();
  const { day: today } = useMyToday();
  const [startDate, setStartDate] = useState<Day>(today);
  const [fault, setFault] = useState<FieldMessage>();
  const send = async () => {
    if (!isDay(startDate)) return setFault({ key: 'date' });
    try {
      await calls.subscribe(plan.id, startDate);
      onClose();
      await onChanged();
    } catch {
      // An alert already reports it.
    }
  };
  return (
    <SendDialog
      title={t('subscribe.title', { name: plan.Name })}
      sendLabel={t('action.subscribe')}
      icon={CalendarPlus}
      onSend={send}
      onClose={onClose}
    >
      <p>{t('subscribe.text')}</p>
      <StartDateField
        value={startDate}
        fault={fault}
        onChange={(day) => {
          setFault(undefined);
          setStartDate(day);
        }}
      />
    </SendDialog>
  );
}

interface StartDateFieldProps {
  readonly value: Day;
  readonly fault?: FieldMessage;
  readonly onChange: (day: Day) => void;
}

/** Field for the first day, with buttons for the most common ones. */
export function StartDateField({ value, fault, onChange }: StartDateFieldProps) {
  const { t } = useTranslation('mealplan');
  const { day: today } = useMyToday();
  const id = useId();
  const quick = [
    { day: today, word: t('day.today') },
    { day: addDays(today, 1), word: t('day.tomorrow') },
    { day: addDays(weekStart(today), 7), word: t('day.nextMonday') },
  ];
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {t('subscribe.startDate')}
      </label>
      <input
        id={id}
        type="date"
        className={`form-control${fault ? ' is-invalid' : ''}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} error={fault} />
      <div className="cluster mt-mid">
        {quick.map(({ day, word }) => (
          <Button key={word} tone="chip" aria-pressed={day === value} onClick={() => onChange(day)}>
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}
