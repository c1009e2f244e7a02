import Link from 'next/link';
import type { ReactNode } from 'react';
import css from './ClothLink.module.scss';

/** The page's main link, on the colour of the tablecloth. */
export const ClothLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={`btn btn-lg ${css.onCloth}`}>
    {children}
  </Link>
);
