import { vi } from 'vitest';

/** Puts every place in sight as soon as it is watched; `vi.unstubAllGlobals` takes it back. */
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
