import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { FieldError } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useScheduleCalls } from '@/context/data/schedules';
import { useSchedule } from '@/context/ScheduleContext';
import { draftFaults, draftInput, type DraftFaults, type ScheduleDraft } from '@/lib/domain/exercise/draft';
import { faultKeys } from '@/lib/hooks/fault';
import { newKey } from '@/lib/newKey';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import css from '@/styles/schedule.module.scss';
import { ExercisePicker } from './ExercisePicker';
import { ScheduleDays } from './ScheduleDays';

interface ScheduleDialogProps {
  readonly draft: ScheduleDraft;
  readonly onSaved: () => void;
}

/** A schedule being written: which exercise, on which weekdays from when to when, and for how long. */
function Dialog({ draft, onSaved }: ScheduleDialogProps) {
  const { t } = useTranslation(['exercise', 'common', 'validation']);
  const { close } = useSchedule();
  const { isSending, faults, submit, remove } = useScheduleForm(draft, onSaved);
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

function useScheduleForm(draft: ScheduleDraft, onSaved: () => void) {
  const { t } = useTranslation('exercise');
  const { close } = useSchedule();
  const calls = useScheduleCalls();
  const confirm = useConfirm();
  const [key] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<DraftFaults>({});
  const found = draftFaults(draft);
  const done = () => {
    close();
    onSaved();
  };
  const send = async (work: () => Promise<unknown>) => {
    setSending(true);
    try {
      await work();
      done();
    } catch (cause) {
      setRefused(refusals(cause)); // the alert has said it; what was typed stays
      setSending(false);
    }
  };
  return {
    isSending,
    faults: isTried ? { ...refused, ...found } : refused,
    /** Whether there was nothing to put right. */
    async submit(): Promise<boolean> {
      setTried(true);
      if (Object.keys(found).length > 0) return false;
      if (isSending) return true;
      const input = draftInput(draft, newKey);
      await send(() => (draft.id === null ? calls.create(input, key) : calls.update(draft.id, input)));
      return true;
    },
    async remove() {
      const name = draft.exercise?.Name ?? '';
      const text = { title: t('schedule.removeTitle', { name }), confirmLabel: t('schedule.remove') };
      const { id } = draft;
      if (id !== null && !isSending && (await confirm(text))) await send(() => calls.remove(id));
    },
  };
}

/** What the CMS would not take, at the draft's fields. */
const refusals = (cause: unknown): DraftFaults => {
  const { days, ...rest } = faultKeys(cause);
  return { ...rest, ...(days && { scheduleDays: days }) };
};

export const ScheduleDialog = withNamespaces(Dialog, { validation });
