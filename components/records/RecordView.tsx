import type { ReactNode } from 'react';
import css from './RecordView.module.scss';

/** A record's texts and pictures, and beside them its facts. */
export const RecordView = ({ children }: { children: ReactNode }) => (
  <div className={css.view}>{children}</div>
);

/** A text as its author wrote it, line by line. */
export const RecordText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`${css.text} ${className}`}>{children}</p>
);

/** Who wrote the record, and who may see it. */
export const RecordBy = ({ children }: { children: ReactNode }) => <p className={css.by}>{children}</p>;
