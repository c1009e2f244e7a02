import type { ComponentProps, ReactNode } from 'react';
import css from './Card.module.scss';

/** A framed article: `header` with the heading, text, `footer` with the buttons. */
export const Card = (props: ComponentProps<'article'>) => <article className={css.card} {...props} />;

/** Cards side by side, as many as there is room for. */
export const Cards = ({ children }: { children: ReactNode }) => <div className={css.cards}>{children}</div>;
