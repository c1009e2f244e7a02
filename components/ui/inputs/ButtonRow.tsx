import type { ReactNode } from 'react';
import css from './ButtonRow.module.scss';

/** Row of buttons that wraps; not printed. */
export const ButtonRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${css.row} ${className}`}>{children}</div>
);
