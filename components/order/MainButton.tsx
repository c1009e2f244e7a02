import type { ComponentProps } from 'react';
import css from './MainButton.module.scss';

/** The next step of an order, as large as a thumb in a glove needs. */
export const MainButton = ({ type = 'button', ...props }: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type={type} className={`btn btn-primary ${css.main}`} {...props} />
);
