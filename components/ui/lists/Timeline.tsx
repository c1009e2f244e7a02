import type { ComponentProps } from 'react';
import css from './Timeline.module.scss';

/** A day's entries in order of time, one `li` each. */
export const Timeline = (props: ComponentProps<'section'>) => <section className={css.timeline} {...props} />;
