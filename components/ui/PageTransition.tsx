import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

// the moving part comes after the first paint, which does not move
const loadFeatures = () => import('./motionFeatures').then((module) => module.default);

const SHIFT = 8;
const STATES = {
  before: { opacity: 0, y: SHIFT },
  here: { opacity: 1, y: 0, transition: { duration: 0.18, ease: 'easeOut' } },
  after: { opacity: 0, transition: { duration: 0.12 } },
} as const;

/** One page leaves before the next comes; switched off for those who asked for less motion. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence mode="wait" initial={false}>
          <m.div
            key={pageKey}
            className="page"
            variants={STATES}
            initial="before"
            animate="here"
            exit="after"
          >
            {children}
          </m.div>
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
