import type { ReactNode } from 'react';
import css from './RecordView.module.scss';

interface RecordViewProps {
  /** True for pictures that only identify a thing, such as a bottle; they are shown small. */
  readonly hasSmallPictures?: boolean;
  /** Shown above the texts on a phone, above the facts on wide screens. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a record's texts and pictures with its facts beside them. */
export const RecordView = ({ hasSmallPictures, first, children }: RecordViewProps) => (
  <div className={css.view} data-small-pictures={hasSmallPictures || undefined}>
    {first && <div className={css.first}>{first}</div>}
    {children}
  </div>
);

/** Shows a text with its author's line breaks. */
export const RecordText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`${css.text} ${className}`}>{children}</p>
);

/** Line with the record's author and visibility. */
export const RecordBy = ({ children }: { children: ReactNode }) => <p className={css.by}>{children}</p>;
