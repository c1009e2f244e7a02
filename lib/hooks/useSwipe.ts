import { useRef, type TouchEvent } from 'react';

const FAR = 56;

interface Swipe {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Returns touch handlers that tell a one-finger sideways swipe from scrolling and tapping. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    },
    onTouchEnd: ({ changedTouches, defaultPrevented }: TouchEvent) => {
      const from = start.current;
      start.current = null;
      if (!from || defaultPrevented) return;
      const [x, y] = [changedTouches[0].clientX - from.x, changedTouches[0].clientY - from.y];
      if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y) * 2) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
