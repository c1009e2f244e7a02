import type { ComponentProps } from 'react';
import css from './Callout.module.scss';

/** A framed section that asks the reader to decide something. */
export const Callout = (props: ComponentProps<'section'>) => <section className={css.callout} {...props} />;
