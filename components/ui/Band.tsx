import type { ReactNode } from 'react';
import css from './Band.module.scss';

interface BandProps {
  /** The id of the heading that names the section. */
  readonly labelledBy: string;
  readonly isRaised?: boolean;
  /** Class for the layout of the content. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Section that spans the page, its content as wide as the rest of the page. */
export const Band = ({ labelledBy, isRaised = false, className = '', children }: BandProps) => (
  <section className={isRaised ? `${css.band} ${css.raised}` : css.band} aria-labelledby={labelledBy}>
    <div className={`${css.inner} ${className}`}>{children}</div>
  </section>
);

/** Heading of a band. */
export const BandTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className={css.title}>
    {children}
  </h2>
);

/** Heading of a band with a link beside it. */
export const BandHead = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div className={css.head}>
    <BandTitle id={id}>{title}</BandTitle>
    {children}
  </div>
);
