const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

let isUsed = false;

/** Notes the first press, key or change on this page, from its first script on. */
export function watchTouches() {
  if (typeof window === 'undefined') return;
  const note = () => {
    isUsed = true;
    for (const name of TOUCHES) window.removeEventListener(name, note, true);
  };
  for (const name of TOUCHES) window.addEventListener(name, note, { capture: true, passive: true });
}

/** Tells whether the person has done anything on this page since it was loaded, which a reload could lose. */
export const isTouched = (): boolean => isUsed;
