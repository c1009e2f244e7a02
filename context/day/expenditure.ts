import { useEffect, useEffectEvent } from 'react';
import { readExpenditure, undoTargetMove, type Expenditure } from '@/lib/api/day/expenditure';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

export type { Expenditure };

/**
 * Reads what the person uses a day. Like weights it is stored in no browser; a target that the read has moved is taken
 * over everywhere.
 */
export function useExpenditure() {
  const { write } = useApi();
  const { person, refreshPerson } = useAuth();
  const { remote, reload, mutate } = useQuietRead<Expenditure>(person && ['expenditure'], readExpenditure);
  const target = remote.status === 'ready' ? remote.data.target : undefined;
  const follow = useEffectEvent(() => {
    if (target === undefined || target === (person?.targets?.calories ?? null)) return;
    void refreshPerson().catch(() => undefined);
  });
  useEffect(() => follow(), [target]);
  const undo = () =>
    write('targets.undo', async () => {
      mutate(await undoTargetMove());
      await refreshPerson();
    });
  return { remote, reload, undo };
}
