import { useCallback } from 'react';

/** Returns a ref that keeps an element's height in its `--height`, for the style sheet. */
export function useMeasuredHeight() {
  return useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
}
