import { vi } from 'vitest';

/** Reports every watched element as visible at once; `vi.unstubAllGlobals` undoes it. */
export function putAllInSight(): void {
  vi.stubGlobal('IntersectionObserver', Seen);
}

type Tell = (seen: readonly { isIntersecting: boolean; target: Element }[]) => void;

class Seen {
  readonly tell: Tell;
  constructor(tell: Tell) {
    this.tell = tell;
  }
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}
