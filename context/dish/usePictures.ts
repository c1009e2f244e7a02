import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/lib/api/errors';
import { removePicture, uploadPicture } from '@/lib/api/uploads';
import type { DishImage } from '@/lib/domain/dish/record';
import { imageFault } from '@/lib/domain/image/check';
import { newKey } from '@/lib/newKey';
import { useApi } from '@/context/ApiContext';

/** Picture being uploaded; `fault` is a text key of `validation` or `errors`. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly preview: string;
  readonly progress: number;
  /** Position among all pictures chosen, since small files overtake large ones. */
  readonly place: number;
  readonly fault?: string;
}
/** Uploads under way, each resolving to true unless it failed; the form waits for them before saving. */
export type InFlight = RefObject<Set<Promise<boolean>>>;

/** Uploads pictures while the form is open; `onDone` receives each one with its position as soon as the CMS has it. */
export function usePictures(onDone: (image: DishImage, place: number) => void, inFlight: InFlight) {
  const { write } = useApi();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const flights = useRef(new Map<string, AbortController>());
  const chosen = useRef(0);
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  });

  const change = useCallback((key: string, part: Partial<Upload>) => {
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }, []);
  const drop = useCallback((key: string) => {
    flights.current.get(key)?.abort();
    flights.current.delete(key);
    setUploads((now) => {
      now.filter((upload) => upload.key === key).forEach(({ preview }) => URL.revokeObjectURL(preview));
      return now.filter((upload) => upload.key !== key);
    });
  }, []);

  const send = useCallback(
    async ({ key, file, place }: Upload, stop: AbortController) => {
      try {
        const fault = imageFault(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size);
        if (fault) throw new PictureFault(fault);
        const onProgress = (progress: number) => change(key, { progress });
        const image = await write('upload.add', () =>
          uploadPicture(file, { signal: stop.signal, onProgress }),
        );
        // synchronously, so that a form waiting for the picture saves it too
        flushSync(() => finish.current(image, place));
        drop(key);
        return true;
      } catch (cause) {
        if (!stop.signal.aborted) change(key, { fault: faultOf(cause) });
        return stop.signal.aborted;
      }
    },
    [change, drop, write],
  );

  const start = useCallback(
    (upload: Upload) => {
      const stop = new AbortController();
      flights.current.set(upload.key, stop);
      const done = send(upload, stop);
      inFlight.current.add(done);
      done.finally(() => inFlight.current.delete(done));
    },
    [inFlight, send],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({
        key: newKey(),
        file,
        preview: URL.createObjectURL(file),
        progress: 0,
        place: (chosen.current += 1),
      }));
      setUploads((now) => [...now, ...added]);
      added.forEach(start);
    },
    [start],
  );
  const retry = useCallback(
    (upload: Upload) => {
      change(upload.key, { fault: undefined, progress: 0 });
      start(upload);
    },
    [change, start],
  );
  /** Removes a picture that no record uses yet; if that fails, the CMS deletes it after a day. */
  const discard = useCallback(
    (id: number) => write('upload.remove', () => removePicture(id)).catch(() => undefined),
    [write],
  );

  useEffect(() => {
    const open = flights.current;
    return () => open.forEach((stop) => stop.abort());
  }, []);

  return useMemo(
    () => ({ uploads, add, cancel: drop, retry, discard }),
    [uploads, add, drop, retry, discard],
  );
}

/** Fault found in the browser before anything is sent. */
class PictureFault extends Error {}

function faultOf(cause: unknown): string {
  if (cause instanceof PictureFault) return `validation:${cause.message}`;
  if (!(cause instanceof ApiError)) return 'errors:server';
  const key = cause.fields[0]?.key;
  return key ? `validation:${key}` : `errors:${cause.kind}`;
}
