import { useCallback, useRef } from 'react';
import { newKey } from '@/lib/newKey';

/** A key for what is sent: sent once more after a lost answer it counts once, and other contents are another request. */
export function useRequestKey(): (content: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  }, []);
}
