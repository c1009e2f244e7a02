import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useStartImport } from '@/context/import/imports';
import type { FormStatus } from '@/lib/hooks/useFormSubmit';
import { startFault } from '@/lib/faults/startFault';

/** Uploads files and opens their import; reports the progress and errors. */
export function useFileImport() {
  const start = useStartImport();
  const { push } = useRouter();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<FormStatus>();
  const flight = useRef<AbortController>(undefined);
  useEffect(() => () => flight.current?.abort(), []);

  const send = async (chosen: readonly File[]) => {
    if (chosen.length === 0 || share !== null) return;
    const stop = new AbortController();
    flight.current = stop;
    setFiles(chosen);
    setFault(undefined);
    setShare(0);
    try {
      const { id } = await start.files(chosen, { signal: stop.signal, onProgress: setShare });
      await push(`/import?id=${id}`);
    } catch (cause) {
      if (stop.signal.aborted) setFiles([]);
      else setFault(startFault(cause));
    }
    setShare(null);
  };
  return {
    files,
    share,
    fault,
    isSending: share !== null,
    send,
    retry: () => send(files),
    cancel: () => flight.current?.abort(),
  };
}

export type FileImport = ReturnType<typeof useFileImport>;
