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
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, defaultPrevented }: TouchEvent) => {
      const from = start.current;
      start.current = null;
      const finger = changedTouches[0];
      if (!from || !finger || defaultPrevented) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y) * 2) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
