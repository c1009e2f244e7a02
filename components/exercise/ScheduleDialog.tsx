import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { LazyVersionsDialog } from '@/components/records/versions/VersionsDialog.lazy';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { VersionValue } from '@/components/records/versions/VersionValue';
import { Button } from '@/components/ui/inputs/Button';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import type { DraftFaults, ScheduleDraft } from '@/lib/forms/exercise/draft';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { ExercisePicker } from './ExercisePicker';
import { ScheduleDays } from './ScheduleDays';
import { useScheduleForm } from './useScheduleForm';

interface ScheduleDialogProps {
  readonly draft: ScheduleDraft;
  readonly onSaved: () => void;
}

/** Dialog to edit a schedule: its exercise, its weekdays with start and end, and its first and last date. */
function Dialog({ draft, onSaved }: ScheduleDialogProps) {
  const { t } = useTranslation(['exercise', 'common', 'validation']);
  const { close } = useSchedule();
  const { faults, conflict, submit, resolve, remove } = useScheduleForm(draft, onSaved);
  const fields = useRef<HTMLDivElement>(null);
  const [first] = useState(draft);
  const name = draft.exercise?.Name ?? '';
  return (
    <SendDialog
      title={draft.id === null ? t('schedule.newTitle') : t('schedule.editTitle', { name })}
      sendLabel={t('common:action.save')}
      onSend={async () => {
        if (!(await submit())) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
      aside={
        draft.id !== null && (
          <Button tone="outline-danger" icon={Trash2} onClick={remove}>
            {t('schedule.remove')}
          </Button>
        )
      }
      onClose={close}
      isUnsaved={draft !== first}
    >
      <div ref={fields}>
        <div role="alert">
          {Object.values(faults).includes('required') && (
            <div className="form-errors">{t('validation:requiredFields')}</div>
          )}
        </div>
        {conflict && (
          <LazyVersionsDialog
            found={conflict.found}
            label={(field) => t(field === 'scheduleDays' ? 'schedule.days' : `schedule.${field as 'from'}`)}
            show={(field, side) => <DraftPart field={field as keyof ScheduleDraft} draft={conflict[side]} />}
            onResolve={resolve}
            onBack={conflict.postpone}
          />
        )}
        <ExercisePicker draft={draft} fault={faults.exercise} />
        <ScheduleDays faults={faults} />
        <DayField which="from" draft={draft} faults={faults} />
        <DayField which="until" draft={draft} faults={faults} help={t('schedule.untilHelp')} />
      </div>
    </SendDialog>
  );
}

/** Shows one field of a version of the schedule as words. */
function DraftPart({ field, draft }: { field: keyof ScheduleDraft; draft: ScheduleDraft }) {
  const { t } = useTranslation('exercise');
  const { scheduleDays, dayTimes, endTime } = draft;
  if (field === 'exercise') return <VersionValue value={draft.exercise?.Name ?? ''} />;
  if (field !== 'scheduleDays') return <VersionValue value={draft[field]} />;
  const days = scheduleDays.map((day) => `${t(`weekday.${day as 1}`)} ${dayTimes[day]}–${endTime[day]}`);
  return <VersionValue value={days} />;
}

interface DayFieldProps {
  readonly which: 'from' | 'until';
  readonly draft: ScheduleDraft;
  readonly faults: DraftFaults;
  readonly help?: string;
}

function DayField({ which, draft, faults, help }: DayFieldProps) {
  const { t } = useTranslation('exercise');
  const { set } = useSchedule();
  const id = useId();
  const fault = faults[which];
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t(`schedule.${which}`)}
      </label>
      <input
        id={id}
        type="date"
        className={`form-control${fault ? ' is-invalid' : ''}`}
        aria-invalid={Boolean(fault)}
        aria-describedby={`${id}-error ${id}-help`}
        value={draft[which]}
        onChange={({ target }) => set({ [which]: target.value })}
      />
      {help && (
        <div id={`${id}-help`} className="form-text">
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} error={fault && { key: fault }} />
    </div>
  );
}

export const ScheduleDialog = withNamespaces(Dialog, { validation });
