import type { ReactNode } from 'react';
import type { Remote } from '@/lib/remote/remote';
import { RemoteView } from '@/components/ui/feedback/RemoteView';

interface RemoteListProps<T> {
  readonly of: Remote<readonly T[]>;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Shown if the list is empty. */
  readonly nothing: ReactNode;
  readonly children: (all: readonly T[]) => ReactNode;
}

/** Shows a list that is loading, empty, loaded or failed. */
export function RemoteList<T>({ of, skeleton, onRetry, nothing, children }: RemoteListProps<T>) {
  return (
    <RemoteView of={of} skeleton={skeleton} onRetry={onRetry}>
      {(all) => (all.length === 0 ? nothing : children(all))}
    </RemoteView>
  );
}
