import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { FieldError } from '@/components/forms/FieldError';
import { VersionValue } from '@/components/versions/VersionValue';
import { useSchedule } from '@/context/ScheduleContext';
import type { DraftFaults, ScheduleDraft } from '@/lib/domain/exercise/draft';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import css from '@/styles/schedule.module.scss';
import { ExercisePicker } from './ExercisePicker';
import { ScheduleDays } from './ScheduleDays';
import { useScheduleForm } from './useScheduleForm';

const VersionsDialog = dynamic(
  () => import('@/components/versions/VersionsDialog').then((module) => module.VersionsDialog),
  { ssr: false },
);

interface ScheduleDialogProps {
  readonly draft: ScheduleDraft;
  readonly onSaved: () => void;
}

/** A schedule being written: which exercise, on which weekdays from when to when, and for how long. */
function Dialog({ draft, onSaved }: ScheduleDialogProps) {
  const { t } = useTranslation(['exercise', 'common', 'validation']);
  const { close } = useSchedule();
  const { isSending, faults, conflict, submit, resolve, remove } = useScheduleForm(draft, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const name = draft.exercise?.Name ?? '';
  return (
    <Modal show centered scrollable fullscreen="sm-down" onHide={close} aria-labelledby={id}>
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={async (event) => {
          event.preventDefault();
          if (!(await submit())) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        <Modal.Header>
          <h2 id={id} className="h4 mb-0">
            {draft.id === null ? t('schedule.newTitle') : t('schedule.editTitle', { name })}
          </h2>
        </Modal.Header>
        <Modal.Body>
          <div role="alert">
            {Object.values(faults).includes('required') && (
              <div className="form-errors">{t('validation:required')}</div>
            )}
          </div>
          {conflict && (
            <VersionsDialog
              found={conflict.found}
              label={(field) => t(field === 'scheduleDays' ? 'schedule.days' : `schedule.${field as 'from'}`)}
              show={(field, side) => (
                <DraftPart field={field as keyof ScheduleDraft} draft={conflict[side]} />
              )}
              onResolve={resolve}
              onBack={conflict.postpone}
            />
          )}
          <ExercisePicker draft={draft} fault={faults.exercise} />
          <ScheduleDays faults={faults} />
          <DayField which="from" draft={draft} faults={faults} />
          <DayField which="until" draft={draft} faults={faults} help={t('schedule.untilHelp')} />
        </Modal.Body>
        <Modal.Footer>
          {draft.id !== null && (
            <button type="button" className="btn btn-outline-danger me-auto" onClick={remove}>
              <Trash2 size={18} aria-hidden />
              {t('schedule.remove')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            {t('common:action.back')}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={isSending || undefined}>
            {t('common:action.save')}
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}

/** What one version of the schedule says, in words. */
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
