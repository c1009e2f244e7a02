import { useState } from 'react';
import type { Remote } from '@/lib/remote/remote';

/** What was shown stays until the next is there, so that a table neither blinks nor loses the focus while it is sorted. */
export function useSteady<T>(remote: Remote<T>): Remote<T> {
  const [last, setLast] = useState(remote);
  if (remote.status !== 'loading' && remote !== last) setLast(remote);
  return remote.status === 'loading' ? last : remote;
}
