import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useStartImport } from '@/context/import/imports';
import { importDrafts, type SourceValues } from '@/lib/stored/drafts';
import { isReadAtOnce, sourceInput, sourceText } from '@/lib/forms/import/source';
import { useDraft } from '@/lib/hooks/useDraft';
import type { FormStatus } from '@/lib/hooks/useFormSubmit';
import { startFault } from '@/lib/faults/startFault';

const BLANK: SourceValues = { text: '', page: '' };

/** Holds the source field's text, stored in this browser until it is read; shared text replaces it. */
export function useSource(shared: string) {
  const { person } = useAuth();
  const { push } = useRouter();
  const start = useStartImport();
  const key = importDrafts.keyOf(person?.id ?? 0);
  const [values, setValues] = useState<SourceValues>(() =>
    shared ? { ...BLANK, text: shared } : (importDrafts.read(key)?.values ?? BLANK),
  );
  const [fault, setFault] = useState<FormStatus>();
  const [isBusy, setBusy] = useState(false);
  const forget = useDraft(importDrafts, key, values.text ? { values, base: BLANK } : null);

  const change = (part: Partial<SourceValues>) => {
    const next = { ...values, ...part };
    setFault(undefined);
    setValues(next);
    if (!next.text) forget();
  };
  const read = async (text = values.text) => {
    if (isBusy || !sourceText(text)) return;
    setBusy(true);
    setFault(undefined);
    try {
      const { id } = await start.from(sourceInput(text, values.page));
      setValues(BLANK);
      forget();
      await push(`/import?id=${id}`);
    } catch (cause) {
      setFault(startFault(cause));
    }
    setBusy(false);
  };
  /** Reads pasted text at once if its kind is unmistakable; returns true in that case. */
  const paste = (text: string): boolean => {
    if (values.text.trim() || !isReadAtOnce(text)) return false;
    change({ text });
    void read(text);
    return true;
  };
  return { values, change, read, paste, fault, isBusy };
}
