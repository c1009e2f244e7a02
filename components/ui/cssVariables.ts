import type { CSSProperties } from 'react';

type Variables = Readonly<Record<`--${string}`, string | number | undefined>>;

/** Returns CSS variables as a style; React's types know only the properties of CSS itself. */
export const cssVariables = (values: Variables): CSSProperties => values as CSSProperties;
