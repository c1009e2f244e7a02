import Link from 'next/link';
import type { ReactNode } from 'react';
import css from './Tabs.module.scss';

/** Links to the parts of a page, in a row over what they show. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={css.tabs}>
    {children}
  </nav>
);

interface TabProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

export const Tab = ({ href, isCurrent, children }: TabProps) => (
  <Link href={href} className={css.tab} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </Link>
);
