import type { ReactNode } from 'react';

/** Time, place and price, in a card of an order. */
export const OrderFacts = ({ children }: { children: ReactNode }) => (
  <p className="stack gap-1 mb-0">{children}</p>
);
