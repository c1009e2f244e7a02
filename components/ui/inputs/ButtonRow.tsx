import type { ReactNode } from 'react';

/** Row of buttons that wraps; not printed. */
export const ButtonRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`cluster d-print-none ${className}`}>{children}</div>
);
