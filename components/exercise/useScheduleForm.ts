import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useScheduleCalls } from '@/context/exercise/schedules';
import { useSchedule } from '@/context/exercise/ScheduleContext';
import {
  chosenDraft,
  DRAFT_FIELDS,
  draftFaults,
  draftInput,
  draftOf,
  isSameDraft,
  type DraftFaults,
  type ScheduleDraft,
} from '@/lib/forms/exercise/draft';
import type { Schedule } from '@/lib/domain/exercise/record';
import type { Sides } from '@/lib/forms/versions/fields';
import { faultKeys } from '@/lib/faults/fault';
import { useVersions } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';

/** Saves and deletes the schedule in the form, and reports its errors. */
export function useScheduleForm(draft: ScheduleDraft, onSaved: () => void) {
  const { t } = useTranslation('exercise');
  const { close, kept, set } = useSchedule();
  const calls = useScheduleCalls();
  const confirm = useConfirm();
  const [key] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<DraftFaults>({});
  const found = draftFaults(draft);
  const { save, conflict } = useVersions<ScheduleDraft, Schedule>({
    kept,
    valuesOf: draftOf,
    fields: DRAFT_FIELDS,
    isSame: isSameDraft,
    send: ({ id, ...rest }, updatedAt) => {
      const input = draftInput({ id, ...rest }, newKey);
      return id === null ? calls.create(input, key) : calls.update(id, { ...input, updatedAt });
    },
  });
  const send = async (work: () => Promise<unknown>) => {
    setSending(true);
    try {
      if ((await work()) === false) return setSending(false); // Changed meanwhile: the user chooses a version.
      close();
      onSaved();
    } catch (cause) {
      setRefused(refusals(cause)); // An alert already reports it; the input stays.
      setSending(false);
    }
  };
  return {
    conflict,
    faults: isTried ? { ...refused, ...found } : refused,
    /** Returns false if the draft has errors. */
    async submit(): Promise<boolean> {
      setTried(true);
      if (Object.keys(found).length > 0) return false;
      if (!isSending) await send(() => save(draft));
      return true;
    },
    async resolve(sides: Sides) {
      if (!conflict) return;
      const chosen = chosenDraft(conflict, sides);
      conflict.take();
      set(chosen);
      await send(() => save(chosen));
    },
    async remove() {
      const name = draft.exercise?.Name ?? '';
      const text = { title: t('schedule.removeTitle', { name }), confirmLabel: t('schedule.remove') };
      const { id } = draft;
      if (id !== null && !isSending && (await confirm(text))) await send(() => calls.remove(id));
    },
  };
}

/** Maps the server's validation errors to the draft's fields. */
const refusals = (cause: unknown): DraftFaults => {
  const { days, ...rest } = faultKeys(cause);
  return { ...rest, ...(days && { scheduleDays: days }) };
};
