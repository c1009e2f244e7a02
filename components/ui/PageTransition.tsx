import type * as motion from 'framer-motion/dom/mini';
// `next/router` reads this context but does not give it: only here can the page that leaves be given its own router
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import {
  Fragment,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

let animate: typeof motion.animate | undefined;

/** Takes the motion library in after the first paint, which does not move: it would cost every page 15 kB of its start. */
async function loadMotion() {
  ({ animate } = await import('framer-motion/dom/mini'));
}

const HIDDEN = { opacity: 0, transform: 'translateY(8px)' };
const SHOWN = { opacity: 1, transform: 'none' };

const canMove = (): boolean =>
  animate !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

async function leave(box: HTMLElement | null) {
  if (box && animate && canMove()) await animate(box, { opacity: HIDDEN.opacity }, { duration: 0.1 });
}

async function enter(box: HTMLElement | null) {
  if (!box || !animate || !canMove()) return;
  const from = { opacity: [HIDDEN.opacity, SHOWN.opacity], transform: [HIDDEN.transform, SHOWN.transform] };
  await animate(box, from, { duration: 0.18, ease: 'easeOut' });
}

/**
 * One page leaves before the next comes; for those who asked for less motion it is simply there. Until it has left, the old
 * page keeps its own router, because Next's is already that of the page to come.
 */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const router = use(RouterContext);
  const next = { pageKey, children, router };
  const [held, setHeld] = useState(next);
  const box = useRef<HTMLDivElement>(null);
  const isLeaving = held.pageKey !== pageKey;
  if (!isLeaving && (held.children !== children || held.router !== router)) setHeld(next);

  const take = useEffectEvent(() => setHeld(next));
  useEffect(() => {
    loadMotion().catch(() => undefined); // then pages change without moving
  }, []);
  useLayoutEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    leave(box.current).then(() => {
      if (!isCurrent) return;
      take();
      enter(box.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, pageKey]);

  return (
    <div ref={box} className="page" inert={isLeaving}>
      <RouterContext value={held.router}>
        <Fragment key={held.pageKey}>{held.children}</Fragment>
      </RouterContext>
    </div>
  );
}
