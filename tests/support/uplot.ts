import type { Options } from 'uplot';

/** Options of each drawn chart, in order; jsdom has no canvas to draw on. */
export const drawn: Options[] = [];

export const uplotModule = {
  default: class {
    static readonly paths = {};
    readonly destroy = () => undefined;
    readonly setSize = () => undefined;
    constructor(options: Options) {
      drawn.push(options);
    }
  },
};
