import type { ReactNode } from 'react';
import css from './OrderFacts.module.scss';

/** Time, place and price, in a card of an order. */
export const OrderFacts = ({ children }: { children: ReactNode }) => <p className={css.facts}>{children}</p>;
