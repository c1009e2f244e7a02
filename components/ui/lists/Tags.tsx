import type { ReactNode } from 'react';

/** Row of tags; takes no space if empty. */
export const Tags = ({ as: Element = 'ul', children }: { as?: 'ul' | 'div'; children: ReactNode }) => (
  <Element className="tags">{children}</Element>
);
