import type { ReactNode } from 'react';
import css from './Filters.module.scss';

/** Row of filters above a list. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={css.filters}>{children}</div>
);
