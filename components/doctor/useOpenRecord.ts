import { useRouter } from 'next/router';
import { useState } from 'react';

/** Tracks the record open in the dialog; an address with `new` opens a new one. */
export function useOpenRecord<T>() {
  const { query, replace, pathname } = useRouter();
  const [edited, setEdited] = useState<T | 'new'>();
  const isAsked = query.new !== undefined;
  const set = (next: T | 'new' | undefined) => {
    setEdited(next);
    if (isAsked) void replace(pathname, undefined, { shallow: true });
  };
  return [edited ?? (isAsked ? ('new' as const) : undefined), set] as const;
}
