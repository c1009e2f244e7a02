import { useCallback, useMemo } from 'react';
import type { PantryChange } from '@/lib/domain/pantry/change';
import { isAlike } from '@/lib/stored/alike';
import { useStored } from '@/lib/hooks/useStored';

/**
 * Data that this browser keeps for a line: the change that undoes adding it to At home, while it is there, and how
 * often that was undone.
 */
export interface PutLine {
  readonly back?: PantryChange;
  readonly times: number;
}
type PutLines = Readonly<Record<string, PutLine>>;

const MOST = 500;
const NONE: PutLines = {};

const isPutLine = (line: unknown): line is PutLine =>
  isAlike(line, { times: 0 }) && isAlike({ back: { op: '' }, ...line }, { back: { op: '' } });

function read(text: string | null): PutLines {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isAlike(kept, {})) return NONE;
    const all: [string, unknown][] = Object.entries(kept);
    return Object.fromEntries(all.flatMap(([key, line]) => (isPutLine(line) ? [[key, line]] : [])));
  } catch {
    return NONE; // written by another version
  }
}

/** Reads and stores the lines that were added to At home in this browser, by key. */
export function useStoredPutLines() {
  const [kept, keep] = useStored('put-away');
  const lines = useMemo(() => read(kept), [kept]);
  const remember = useCallback(
    (more: PutLines) => {
      const all = Object.entries({ ...lines, ...more });
      keep(JSON.stringify(Object.fromEntries(all.slice(-MOST))));
    },
    [lines, keep],
  );
  return { lines, remember };
}
