import Link from 'next/link';
import { useId, type ReactNode } from 'react';
import css from './DashboardSection.module.scss';

interface ShelfProps {
  readonly title: string;
  readonly href?: string;
  readonly linkLabel?: string;
  readonly children: ReactNode;
}

/** Section of the day's page: heading, link to the whole list, and content. */
export function DashboardSection({ title, href, linkLabel, children }: ShelfProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.shelf}>
      <div className={css.shelfHead}>
        <h2 id={id}>{title}</h2>
        {href && <Link href={href}>{linkLabel}</Link>}
      </div>
      {children}
    </section>
  );
}
