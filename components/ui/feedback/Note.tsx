import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import css from './Note.module.scss';

interface NoteProps {
  readonly as?: 'p' | 'div' | 'label';
  readonly icon?: LucideIcon;
  readonly tone?: 'info' | 'attention';
  readonly className?: string;
  /** The text in a `span`, then the actions. */
  readonly children: ReactNode;
}

/** Coloured line with the state of something on the page; not printed. */
export const Note = ({ as: Element = 'p', icon, tone, className = '', children }: NoteProps) => (
  <Element className={`${className} ${css.note}`} data-tone={tone}>
    {icon && <Icon of={icon} />}
    {children}
  </Element>
);
