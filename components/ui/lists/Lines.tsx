import type { ReactNode } from 'react';
import css from './Lines.module.scss';

/** A plain list: in each line the text, then figures or a button at its end. */
export const Lines = ({ children }: { children: ReactNode }) => <ul className={css.lines}>{children}</ul>;
