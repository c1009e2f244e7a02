import type { ReactNode } from 'react';
import css from './Tags.module.scss';

/** Tags side by side; takes no room without any. */
export const Tags = ({ as: Element = 'ul', children }: { as?: 'ul' | 'div'; children: ReactNode }) => (
  <Element className={css.tags}>{children}</Element>
);
