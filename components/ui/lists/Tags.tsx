import type { ReactNode } from 'react';
import css from './Tags.module.scss';

/** Row of tags; takes no space if empty. */
export const Tags = ({ as: Element = 'ul', children }: { as?: 'ul' | 'div'; children: ReactNode }) => (
  <Element className={css.tags}>{children}</Element>
);
