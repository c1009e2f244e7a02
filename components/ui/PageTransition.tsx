import type * as motion from 'framer-motion/dom/mini';
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
import { RouterContext } from '@/lib/vendor/nextRouter';

let animate: typeof motion.animate | undefined;

/** Loads the motion library after the first paint, which has no animation: it would add 15 kB to every page's start. */
async function loadMotion() {
  ({ animate } = await import('framer-motion/dom/mini'));
}

const HIDDEN = { opacity: 0, transform: 'translateY(8px)' };
const VISIBLE = { opacity: 1, transform: 'none' };

const canMove = (): boolean =>
  animate !== undefined && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

async function leave(box: HTMLElement | null) {
  if (box && animate && canMove()) await animate(box, { opacity: HIDDEN.opacity }, { duration: 0.1 });
}

async function enter(box: HTMLElement | null) {
  if (!box || !animate || !canMove()) return;
  const from = {
    opacity: [HIDDEN.opacity, VISIBLE.opacity],
    transform: [HIDDEN.transform, VISIBLE.transform],
  };
  await animate(box, from, { duration: 0.18, ease: 'easeOut' });
}

/**
 * Animates a change of page: one leaves before the next enters; without animation for readers who prefer reduced
 * motion. The leaving page keeps its own router, because Next's is already that of the next page.
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
    loadMotion().catch(() => undefined); // without it pages change without animation
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
