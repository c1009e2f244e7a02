import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import type { Act, Done, Hit } from './hits';
import type { RowAct } from './SearchRow';
import { useActs } from './useActs';

/** Returns each row's actions, and the results of those run while the search is open. */
export function useRowActs(rows: readonly Hit[]) {
  const { t } = useTranslation(['search', 'common']);
  const actsOf = useActs(rows);
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const [said, setSaid] = useState('');
  const running = useRef(new Set<string>());

  /** Runs one action at a time per row; a failed one leaves the row unchanged. */
  const once = async (row: string, work: () => Promise<void>) => {
    if (running.current.has(row)) return;
    running.current.add(row);
    await work().catch(() => undefined); // an alert shows the error
    running.current.delete(row);
  };
  const note = (row: string, what: Done | undefined, text: string) => {
    setDone((now) => {
      const next = new Map(now);
      if (what) next.set(row, what);
      else next.delete(row);
      return next;
    });
    setSaid(text);
  };
  const run = ({ key, name }: Hit, act: Act) =>
    once(key, async () => {
      const what = await act.run();
      note(key, what, `${name}: ${what.text}`);
    });
  const takeBack = ({ key, name }: Hit, undo: () => Promise<unknown>) =>
    once(key, async () => {
      await undo();
      note(key, undefined, t('act.undone', { name }));
    });
  const wayBack = (hit: Hit, label: string, onRun: () => void): RowAct => ({
    key: 'undo',
    icon: 'undo',
    label,
    name: t('act.named', { act: label, name: hit.name }),
    onRun,
  });
  const actsAfter = (hit: Hit, { undo, yes }: Done): RowAct[] => {
    if (yes)
      return [
        { ...yes, onRun: () => void run(hit, yes) },
        wayBack(hit, t('common:action.back'), () => note(hit.key, undefined, '')),
      ];
    return undo ? [wayBack(hit, t('common:action.undo'), () => void takeBack(hit, undo))] : [];
  };
  const of = (hit: Hit) => {
    const what = done.get(hit.key);
    const acts = what
      ? actsAfter(hit, what)
      : actsOf(hit).map((act) => ({ ...act, onRun: () => void run(hit, act) }));
    return { acts, done: what?.text, isAsked: what?.yes !== undefined };
  };
  return { of, said };
}
