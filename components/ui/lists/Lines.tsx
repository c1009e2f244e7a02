import type { ReactNode } from 'react';
import css from './Lines.module.scss';

/** Plain list: each line has a text, then figures or a button at its end. */
export const Lines = ({ children }: { children: ReactNode }) => <ul className={css.lines}>{children}</ul>;
