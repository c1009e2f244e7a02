import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './Tabs.module.scss';

/** Links to the parts of a page, in a row over what they show; on a phone the row goes on to the side. */
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

/** One part; the current one is brought into sight within its row. */
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
