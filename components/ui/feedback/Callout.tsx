import type { ComponentProps } from 'react';

/** Framed section that asks the reader for a decision. */
export const Callout = (props: ComponentProps<'section'>) => <section className="callout" {...props} />;
