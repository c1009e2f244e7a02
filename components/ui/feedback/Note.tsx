import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
export const Note = ({ as: Element = 'p', icon: Icon, tone, className = '', children }: NoteProps) => (
  <Element className={`${className} ${css.note}`} data-tone={tone}>
    {Icon && <Icon size={18} aria-hidden />}
    {children}
  </Element>
);
