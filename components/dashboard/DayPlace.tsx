import type { ReactNode } from 'react';
import css from './DayPlace.module.scss';

/** Holds the day; what follows it on the page stays hidden until the day is there. */
export const DayPlace = ({ children }: { children: ReactNode }) => <div className={css.day}>{children}</div>;
