import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './Tabs.module.scss';

/** Row of links to the parts of a page; on a phone it scrolls sideways. */
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

/** Link to one part; the current one is scrolled into view. */
export function Tab({ href, isCurrent, children }: TabProps) {
  const tab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = tab.current?.parentElement;
    if (!isCurrent || !tab.current || !row) return;
    row.scrollLeft = tab.current.offsetLeft - (row.clientWidth - tab.current.offsetWidth) / 2;
  }, [isCurrent]);
  return (
    <Link ref={tab} href={href} className={css.tab} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
