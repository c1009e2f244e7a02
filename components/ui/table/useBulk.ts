import { useState } from 'react';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import { useFaultText } from '@/lib/hooks/useFaultText';
import type { BulkAction, RecordRow } from './column';

interface Fault {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}
interface Running<T> {
  readonly action: BulkAction<T>;
  readonly label: string;
  readonly total: number;
  readonly done: readonly T[];
  readonly faults: readonly Fault[];
  readonly isOver: boolean;
  readonly isUndone?: boolean;
}

interface BulkOptions<T> {
  readonly nameOf: (row: T) => string;
  /** Called at the end with the ids of the refused rows, to reload the data. */
  readonly onDone: (refused: readonly number[]) => void;
}

/**
 * Runs an action on several rows, one after another, and holds its progress, the refusals with their reasons, and the
 * undo.
 */
export function useBulk<T extends RecordRow>({ nameOf, onDone }: BulkOptions<T>) {
  const { said } = useFaultText();
  const [state, setState] = useState<Running<T>>();

  /** Calls `call` for each row and returns the faults. */
  const each = async (rows: readonly T[], call: (row: T) => Promise<unknown>, tell: typeof setState) => {
    const faults: Fault[] = [];
    for (const row of rows) {
      try {
        await call(row);
        tell((now) => now && { ...now, done: [...now.done, row] });
      } catch (cause) {
        faults.push({ id: row.id, name: nameOf(row), text: said(formMessage(cause)) });
        tell((now) => now && { ...now, faults: [...faults] });
      }
    }
    return faults;
  };
  const run = async (action: BulkAction<T>, given: readonly T[], choice = '') => {
    const rows = given.filter((row) => action.fits?.(row) ?? true);
    const answer = rows.length > 0 && action.ask ? await action.ask(rows.length, choice) : rows.length > 0;
    if (answer === false) return;
    const wanted = typeof answer === 'string' ? answer : choice;
    const label = action.choices?.find(({ value }) => value === choice)?.label ?? action.label;
    setState({ action, label, total: rows.length, done: [], faults: [], isOver: false });
    const faults = await each(rows, (row) => action.run(row, wanted), setState);
    setState((now) => now && { ...now, isOver: true });
    onDone(faults.map(({ id }) => id));
  };
  const undo = async () => {
    const back = state?.action.undo;
    if (!state || !back) return;
    setState({ ...state, total: state.done.length, done: [], faults: [], isOver: false });
    await each(state.done, back, setState);
    setState((now) => now && { ...now, isOver: true, isUndone: true });
    onDone([]);
  };
  return { state, isRunning: state?.isOver === false, run, undo, clear: () => setState(undefined) };
}

export type Bulk<T extends RecordRow> = ReturnType<typeof useBulk<T>>;
