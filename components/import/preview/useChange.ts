import { useState } from 'react';
import { useImportCalls } from '@/context/import/imports';
import type { Import } from '@/lib/domain/import/record';
import { formMessage, type FormStatus } from '@/lib/hooks/useFormSubmit';

type Changes = Parameters<ReturnType<typeof useImportCalls>['change']>[1];

/**
 * Changes recipes of an import, one call at a time; `change` resolves to false on failure, with the reason in `fault`.
 */
export function useChange(importId: number, onSet: (now: Import) => void) {
  const calls = useImportCalls();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormStatus>();
  const change = async (recipes: Changes): Promise<boolean> => {
    if (isBusy || recipes.length === 0) return false;
    setBusy(true);
    setFault(undefined);
    const changed = await calls.change(importId, recipes).catch((cause) => setFault(formMessage(cause)));
    setBusy(false);
    if (changed) onSet(changed);
    return changed !== undefined;
  };
  return { isBusy, fault, change };
}
