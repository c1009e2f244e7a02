import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type Named } from './buttonLook';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook &
  Named & {
    /** Reads as disabled but keeps the focus; whoever handles the press ignores it meanwhile. */
    readonly isBusy?: boolean;
  };

/** Button with its icon; without children the icon stands alone. */
export const Button = ({ tone, size, icon, iconSize, className, children, isBusy, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={isBusy || undefined}
    {...rest}
    {...buttonLook({ tone, size, icon, iconSize, className, children })}
  />
);
