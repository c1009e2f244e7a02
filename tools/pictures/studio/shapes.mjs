import { clamp } from './colour.mjs';

/** @import { Random } from './random.mjs' */

/**
 * @typedef {(u: number, v: number) => number} Shape
 * @typedef {readonly [x: number, y: number]} Point
 * @typedef {{ t: number, side: number }} Along
 */

// Every shape returns the distance from (u, v) to its edge: positive inside, negative outside.

/**
 * @param {number} radius
 * @returns {Shape}
 */
export const circle = (radius) => (u, v) => radius - Math.hypot(u, v);

/**
 * @param {number} rx
 * @param {number} ry
 * @returns {Shape}
 */
export const ellipse = (rx, ry) => (u, v) => {
  const k = Math.hypot(u / rx, v / ry);
  const slope = Math.hypot(u / (rx * rx), v / (ry * ry));
  return slope < 1e-9 ? Math.min(rx, ry) : ((1 - k) * k) / slope;
};

/**
 * @param {number} outer
 * @param {number} inner
 * @returns {Shape}
 */
export const ring = (outer, inner) => (u, v) => {
  const reach = Math.hypot(u, v);
  return Math.min(outer - reach, reach - inner);
};

/**
 * @param {number} halfWidth
 * @param {number} halfHeight
 * @param {number} [corner]
 * @returns {Shape}
 */
export const box =
  (halfWidth, halfHeight, corner = 0) =>
  (u, v) => {
    const dx = Math.abs(u) - halfWidth + corner;
    const dy = Math.abs(v) - halfHeight + corner;
    return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
  };

/**
 * Uneven circle or ellipse, whose radius varies with the angle.
 * @param {Random} random
 * @param {number} rx
 * @returns {Shape}
 */
export function blob(random, rx, ry = rx, unevenness = 0.12, waves = 5) {
  const terms = Array.from({ length: waves }, (_, index) => ({
    size: (unevenness * random.between(0.4, 1)) / (1 + index * 0.5),
    turn: random.angle(),
  }));
  const mean = (rx + ry) / 2;
  return (u, v) => {
    const x = u / rx;
    const y = v / ry;
    const angle = Math.atan2(y, x);
    let edge = 1;
    let wave = 2;
    for (const { size, turn } of terms) {
      edge += size * Math.cos(wave * angle + turn);
      wave += 1;
    }
    const reach = Math.hypot(x, y);
    const scale = reach < 0.05 ? mean : Math.hypot(u, v) / reach;
    return (edge - reach) * scale * 0.92;
  };
}

/**
 * Polygon through the given corners, rounded.
 * @param {readonly Point[]} points
 * @returns {Shape}
 */
export function polygon(points, corner = 0) {
  const last = points.at(-1) ?? [0, 0];
  return (u, v) => {
    let bx = last[0];
    let by = last[1];
    let nearest = Infinity;
    let inside = false;
    for (const start of points) {
      const ax = start[0];
      const ay = start[1];
      const ex = bx - ax;
      const ey = by - ay;
      const t = clamp(((u - ax) * ex + (v - ay) * ey) / (ex * ex + ey * ey));
      const dx = u - ax - ex * t;
      const dy = v - ay - ey * t;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      if (ay > v !== by > v && u < ((bx - ax) * (v - ay)) / (by - ay) + ax) inside = !inside;
      bx = ax;
      by = ay;
    }
    return (inside ? 1 : -1) * Math.sqrt(nearest) + corner;
  };
}

/**
 * Cut chunk: a random convex polygon with softened corners.
 * @param {Random} random
 * @param {number} rx
 * @param {number} ry
 */
export function chunk(random, rx, ry, sides = 6, corner = 4) {
  const turn = random.angle();
  const points = Array.from({ length: sides }, (_, index) => {
    const angle = turn + ((index + random.between(-0.28, 0.28)) / sides) * Math.PI * 2;
    const reach = random.between(0.84, 1.06);
    return /** @type {const} */ ([
      Math.cos(angle) * (rx * reach - corner),
      Math.sin(angle) * (ry * reach - corner),
    ]);
  });
  return polygon(points, corner);
}

/**
 * Line whose thickness may vary along its length (t from 0 to 1); `at` receives the nearest place on it (`t` and
 * `side`).
 * @param {readonly Point[]} points
 * @param {number | ((t: number) => number)} radius
 * @param {Along} [at]
 * @returns {Shape}
 */
export function stroke(points, radius, at = { t: 0, side: 0 }) {
  const width = typeof radius === 'function' ? radius : () => radius;
  const [[startX, startY] = [0, 0], ...ends] = points;
  const count = ends.length;
  return (u, v) => {
    let best = -Infinity;
    let ax = startX;
    let ay = startY;
    let index = 0;
    for (const end of ends) {
      const ex = end[0] - ax;
      const ey = end[1] - ay;
      const t = clamp(((u - ax) * ex + (v - ay) * ey) / (ex * ex + ey * ey));
      const dx = u - ax - ex * t;
      const dy = v - ay - ey * t;
      const along = (index + t) / count;
      const inside = width(along) - Math.hypot(dx, dy);
      if (inside > best) {
        best = inside;
        at.t = along;
        at.side = Math.sign(dx * ey - dy * ex);
      }
      ax = end[0];
      ay = end[1];
      index += 1;
    }
    return best;
  };
}

/**
 * Leaf from (0,0) to (length,0), widest at `belly`.
 * @param {number} length
 * @param {number} width
 * @param {number} [belly]
 * @returns {Shape}
 */
export const leaf =
  (length, width, belly = 0.4) =>
  (u, v) => {
    const t = u / length;
    if (t <= 0 || t >= 1) return -Math.min(Math.abs(u), Math.abs(u - length)) - 1;
    const power = Math.log(0.5) / Math.log(belly);
    const half = (width / 2) * Math.sin(Math.PI * t ** power) ** 0.85;
    return (half - Math.abs(v)) * 0.85;
  };

/**
 * Returns a smooth curve through the points, for noodles, rinds and handles.
 * @param {readonly Point[]} points
 * @returns {Point[]}
 */
export function curve(points, steps = 6) {
  /** @type {Point[]} */
  const result = [];
  /** @param {number} index @returns {Point} */
  const at = (index) => points[clamp(index, 0, points.length - 1)] ?? [0, 0];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      /** @param {0 | 1} k */
      const axis = (k) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      result.push([axis(0), axis(1)]);
    }
  }
  result.push(at(points.length - 1));
  return result;
}
