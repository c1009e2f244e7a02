import type { ReactNode } from 'react';
import type { Remote } from '@/lib/remote/remote';
import { ErrorNote } from './ErrorNote';
import { Loading } from './Skeletons';

interface RemoteViewProps<T> {
  readonly of: Remote<T>;
  /** What stands in the place while it loads, as tall as what will come. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  /** What stands there where it is not there, or not for the reader. */
  readonly closed?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Data that is loading, there, or failed. */
export function RemoteView<T>({ of, skeleton, onRetry, closed, children }: RemoteViewProps<T>) {
  if (of.status === 'loading') return <Loading>{skeleton}</Loading>;
  if (of.status === 'failed') {
    const { kind, code, retryAfter } = of.error;
    if (closed && (kind === 'notFound' || kind === 'forbidden')) return closed;
    return <ErrorNote kind={kind} code={code} retryAfter={retryAfter} onRetry={onRetry} />;
  }
  return children(of.data);
}
