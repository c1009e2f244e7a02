import type { ReactNode } from 'react';
import css from './Filters.module.scss';

/** What a list is narrowed by, side by side above it. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={css.filters}>{children}</div>
);
