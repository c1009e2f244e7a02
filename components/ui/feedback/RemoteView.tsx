import { useDeferredValue, type ReactNode } from 'react';
import type { Remote } from '@/lib/remote/remote';
import { ErrorNote } from './ErrorNote';
import { Loading } from './Skeletons';

interface RemoteViewProps<T> {
  readonly of: Remote<T>;
  /** Placeholder while loading, as tall as the content. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  /** Shown instead of an error if the data does not exist or the reader may not see it. */
  readonly closed?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows data that is loading, loaded or failed. What has loaded enters by a transition, so that a press is answered while
 * it is drawn; later changes show at once.
 */
export function RemoteView<T>({ of, skeleton, onRetry, closed, children }: RemoteViewProps<T>) {
  const entered = useDeferredValue(of.status);
  if (of.status === 'loading' || (of.status === 'ready' && entered === 'loading'))
    return <Loading>{skeleton}</Loading>;
  if (of.status === 'failed') {
    const { kind, code, retryAfter } = of.error;
    if (closed && (kind === 'notFound' || kind === 'forbidden')) return closed;
    return <ErrorNote kind={kind} code={code} retryAfter={retryAfter} onRetry={onRetry} />;
  }
  return children(of.data);
}
