import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** What this place is for and the first step. */
  readonly text?: ReactNode;
  /** The first step itself: a link or a button. */
  readonly children?: ReactNode;
  readonly picture?: 'empty' | 'bird' | 'fish' | 'pomegranate';
}

/** A place with nothing in it yet: the house's ornament, what it is for, the first step. */
export function EmptyState({ title, text, children, picture = 'empty' }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {/* eslint-disable-next-line @next/next/no-img-element -- a small drawing, nothing to optimise */}
      <img src={`/ornament/${picture}.svg`} alt="" width={160} height={120} />
      <h2 className="h4">{title}</h2>
      {text && <p className="text-body-secondary">{text}</p>}
      {children && <div className="empty-state-actions">{children}</div>}
    </div>
  );
}
