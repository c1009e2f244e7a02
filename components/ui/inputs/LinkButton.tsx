import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type Named } from './buttonLook';

/** Link that looks like a button. */
export const LinkButton = ({
  tone,
  size,
  icon,
  iconSize,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook & Named) => (
  <Link {...rest} {...buttonLook({ tone, size, icon, iconSize, className, children })} />
);
