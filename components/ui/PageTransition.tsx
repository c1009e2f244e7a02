import { AnimatePresence, LazyMotion, useIsPresent, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { use, useState, type ReactNode } from 'react';

// the moving part comes after the first paint, which does not move
const loadFeatures = () => import('./motionFeatures').then((module) => module.default);

const STATES = {
  before: { opacity: 0, y: 8 },
  here: { opacity: 1, y: 0, transition: { duration: 0.18, ease: 'easeOut' } },
  after: { opacity: 0, transition: { duration: 0.12 } },
} as const;

const STILL = { here: { transition: { duration: 0 } }, after: { transition: { duration: 0 } } } as const;

/** One page leaves before the next comes; for those who asked for less motion it is simply there. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const isStill = useReducedMotion();
  const variants = isStill ? STILL : STATES;
  return (
    <LazyMotion features={loadFeatures} strict>
      <AnimatePresence mode="wait" initial={false}>
        <m.div
          key={pageKey}
          className="page"
          variants={variants}
          initial="before"
          animate="here"
          exit="after"
        >
          <HeldRouter>{children}</HeldRouter>
        </m.div>
      </AnimatePresence>
    </LazyMotion>
  );
}

/** A page that is leaving keeps its own address to the end: Next's is already that of the page to come. */
function HeldRouter({ children }: { children: ReactNode }) {
  const router = use(RouterContext);
  const isPresent = useIsPresent();
  const [held, setHeld] = useState(router);
  if (isPresent && held !== router) setHeld(router);
  return <RouterContext value={isPresent ? router : held}>{children}</RouterContext>;
}
