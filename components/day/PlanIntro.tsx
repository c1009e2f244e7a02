import type { ReactNode } from 'react';
import css from './PlanIntro.module.scss';

interface PlanIntroProps {
  readonly as?: 'div' | 'header';
  readonly children: ReactNode;
}

/** A plan's name and what is said of it, one below the other. */
export const PlanIntro = ({ as: Element = 'div', children }: PlanIntroProps) => (
  <Element className={css.intro}>{children}</Element>
);
