import type { ComponentProps } from 'react';
import css from './Callout.module.scss';

/** Framed section that asks the reader for a decision. */
export const Callout = (props: ComponentProps<'section'>) => <section className={css.callout} {...props} />;
