import type { ReactNode } from 'react';
import css from './Rows.module.scss';

interface PartProps {
  readonly children: ReactNode;
}

/** List of framed rows. */
export const Rows = ({ children }: PartProps) => <ul className={css.rows}>{children}</ul>;

/** Framed row: an optional picture, text, buttons. */
export const Row = ({ children }: PartProps) => <li className={css.row}>{children}</li>;

export const RowText = ({ children }: PartProps) => <div className={css.rowText}>{children}</div>;

export const RowActions = ({ children }: PartProps) => <div className={css.rowActions}>{children}</div>;
