import type { ComponentProps } from 'react';
import css from './MoreButton.module.scss';

/** Centred button below a list. */
export const MoreButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={`btn btn-outline-secondary ${css.more}`} {...props} />
);
