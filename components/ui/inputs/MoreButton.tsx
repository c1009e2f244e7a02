import type { ComponentProps } from 'react';
import css from './MoreButton.module.scss';

/** Stands below a list, in the middle. */
export const MoreButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={`btn btn-outline-secondary ${css.more}`} {...props} />
);
