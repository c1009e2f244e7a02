import type { ReactNode } from 'react';
import css from './RecordView.module.scss';

interface RecordViewProps {
  /** Pictures that only remind of a thing, such as a bottle, stand small. */
  readonly hasSmallPictures?: boolean;
  /** Stands above the texts on a phone, above the facts where these are beside the texts. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

/** A record's texts and pictures, and beside them its facts. */
export const RecordView = ({ hasSmallPictures, first, children }: RecordViewProps) => (
  <div className={css.view} data-small-pictures={hasSmallPictures || undefined}>
    {first && <div className={css.first}>{first}</div>}
    {children}
  </div>
);

/** A text as its author wrote it, line by line. */
export const RecordText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`${css.text} ${className}`}>{children}</p>
);

/** Who wrote the record, and who may see it. */
export const RecordBy = ({ children }: { children: ReactNode }) => <p className={css.by}>{children}</p>;
