import type { ReactNode } from 'react';
import { Ornament, type Drawing } from '@/components/ui/Ornament';

interface EmptyStateProps {
  readonly title: string;
  /** Text about the purpose of the place and the first step. */
  readonly text?: ReactNode;
  /** The first step itself: a link or a button. */
  readonly children?: ReactNode;
  readonly picture?: Drawing;
}

/** Shown for an empty place: an ornament, its purpose, the first step. */
export function EmptyState({ title, text, children, picture = 'empty' }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Ornament drawing={picture} />
      <h2 className="h4">{title}</h2>
      {text && <p className="text-body-secondary">{text}</p>}
      {children && <div className="empty-state-actions">{children}</div>}
    </div>
  );
}
