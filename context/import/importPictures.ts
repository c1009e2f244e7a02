import { useEffect, useState } from 'react';
import { readPicture } from '@/lib/api/import/imports';
import { createTaskQueue } from '@/lib/domain/taskQueue';
import { useApi } from '@/context/ApiContext';

/** Limits parallel downloads: a browser has few connections, so most are left to other calls. */
const inSlot = createTaskQueue({ concurrency: 3 });

/** Returns the object URL of an imported recipe's thumbnail; null until loaded, and if there is none. */
export function useImportPicture(id: number, key: string): string | null {
  const { background } = useApi();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const read = async () => {
      const { signal } = stop;
      if (signal.aborted) return;
      const picture = await background(() => readPicture(id, key, { signal }), { isQuiet: true });
      if (!picture || signal.aborted) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    };
    inSlot(read).catch(() => undefined); // the frame stays empty
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [background, id, key]);
  return url;
}
