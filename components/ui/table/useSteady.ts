import { useState } from 'react';
import type { Remote } from '@/lib/remote/remote';

/** Returns the previous data until the next has loaded, so that sorting neither flickers nor loses the focus. */
export function useSteady<T>(remote: Remote<T>): Remote<T> {
  const [last, setLast] = useState(remote);
  if (remote.status !== 'loading' && remote !== last) setLast(remote);
  return remote.status === 'loading' ? last : remote;
}
