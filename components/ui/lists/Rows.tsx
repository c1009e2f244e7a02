import type { ReactNode } from 'react';
import css from './Rows.module.scss';

interface PartProps {
  readonly children: ReactNode;
}

/** A list of framed rows. */
export const Rows = ({ children }: PartProps) => <ul className={css.rows}>{children}</ul>;

/** One of them: a picture perhaps, its text, its buttons. */
export const Row = ({ children }: PartProps) => <li className={css.row}>{children}</li>;

export const RowText = ({ children }: PartProps) => <div className={css.rowText}>{children}</div>;

export const RowActions = ({ children }: PartProps) => <div className={css.rowActions}>{children}</div>;
