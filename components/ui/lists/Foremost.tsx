import type { ReactNode } from 'react';
import css from './Foremost.module.scss';

/** Holds the first part of a page; what follows it stays hidden until this part is there, instead of jumping. */
export const Foremost = ({ children }: { children: ReactNode }) => (
  <div className={css.foremost}>{children}</div>
);
