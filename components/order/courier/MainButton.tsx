import type { ComponentProps } from 'react';
import css from './MainButton.module.scss';

interface MainButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Outlined, while something else has to be done first. */
  readonly isQuiet?: boolean;
}

/** Button for an order's next step, large enough for a gloved thumb. */
export const MainButton = ({ type = 'button', isQuiet = false, ...props }: MainButtonProps) => (
  <button
    type={type}
    className={`btn ${isQuiet ? 'btn-outline-secondary' : 'btn-primary'} ${css.main}`}
    {...props}
  />
);
