import type { ComponentProps, ReactNode } from 'react';
import css from './Card.module.scss';

/** Framed article: `header` with the heading, text, `footer` with the buttons. */
export const Card = (props: ComponentProps<'article'>) => <article className={css.card} {...props} />;

/** Grid of cards, with as many columns as fit. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={css.cards}>{children}</div>;
