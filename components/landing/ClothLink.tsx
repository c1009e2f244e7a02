import Link from 'next/link';
import type { ReactNode } from 'react';
import css from './About.module.scss';

/** Main link of the page, in the colour of the tablecloth. */
export const ClothLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={`btn btn-lg ${css.onCloth}`}>
    {children}
  </Link>
);
