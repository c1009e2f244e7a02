import type { ReactNode } from 'react';
import css from './ButtonRow.module.scss';

/** Buttons side by side, on more lines where there is no room; not printed. */
export const ButtonRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${css.row} ${className}`}>{children}</div>
);
