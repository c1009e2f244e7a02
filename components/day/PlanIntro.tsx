import type { ReactNode } from 'react';

interface PlanIntroProps {
  readonly as?: 'div' | 'header';
  readonly children: ReactNode;
}

/** Stacks a plan's name and its description. */
export const PlanIntro = ({ as: Element = 'div', children }: PlanIntroProps) => (
  <Element className="plan-intro">{children}</Element>
);
