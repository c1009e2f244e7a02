import { useCallback, useRef } from 'react';
import { newKey } from '@/lib/newKey';

/** Returns an idempotency key per content: a resend after a lost answer counts once, other content gets a new key. */
export function useRequestKey(): (content: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  }, []);
}
