import type { ComponentProps } from 'react';
import css from './MainButton.module.scss';

interface MainButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** While something is still to be done before it. */
  readonly isQuiet?: boolean;
}

/** The next step of an order, as large as a thumb in a glove needs. */
export const MainButton = ({ type = 'button', isQuiet = false, ...props }: MainButtonProps) => (
  <button
    type={type}
    className={`btn ${isQuiet ? 'btn-outline-secondary' : 'btn-primary'} ${css.main}`}
    {...props}
  />
);
