import { circle } from '../../studio/shapes.mjs';

/** @import { Paint, Place, Scene } from '../../studio/surface.mjs' */

/**
 * Stamps something round of radius `r`; `paint` gets each of its points.
 * @param {Scene} s
 * @param {Place & { r: number, base: number }} circle
 * @param {Paint} paint
 */
export const disc = (s, { x, y, r, base }, paint) =>
  s.stamp({ x, y, reach: r + 2, sdf: circle(r), base, paint });
