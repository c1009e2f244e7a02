import { circle } from '../../studio/shapes.mjs';

/** Stamps something round of radius `r`; `paint` gets each of its points. */
export const disc = (s, { x, y, r, base }, paint) =>
  s.stamp({ x, y, reach: r + 2, sdf: circle(r), base, paint });
