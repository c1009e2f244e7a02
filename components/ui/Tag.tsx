import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface TagProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'info' | 'success' | 'attention' | 'danger';
  /** Shown beside the word, never instead of it. */
  readonly icon?: LucideIcon;
}

/** Short label on a thing: a diet, a state. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={`tag tag-${tone}`}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
