import type { ReactNode } from 'react';
import css from './Fold.module.scss';

/** Folded group of rarely changed fields, with a summary on its line. */
export function Fold({ title, said, children }: { title: string; said: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary>
        <span>
          <strong>{title}</strong>
          <small>{said}</small>
        </span>
      </summary>
      <div className={css.folded}>{children}</div>
    </details>
  );
}
