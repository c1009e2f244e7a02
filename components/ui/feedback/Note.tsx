import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Note.module.scss';

interface NoteProps {
  readonly as?: 'p' | 'div' | 'label';
  readonly icon?: LucideIcon;
  readonly tone?: 'info' | 'attention';
  readonly className?: string;
  /** The text in a `span`, then what can be done about it. */
  readonly children: ReactNode;
}

/** A coloured line that tells the state of what is on the page; not printed. */
export const Note = ({ as: Element = 'p', icon: Icon, tone, className = '', children }: NoteProps) => (
  <Element className={`${className} ${css.note}`} data-tone={tone}>
    {Icon && <Icon size={18} aria-hidden />}
    {children}
  </Element>
);
