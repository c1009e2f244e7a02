import type { ReactNode } from 'react';
import { Ornament, type Drawing } from '@/components/ui/Ornament';
import css from './ShelfEmpty.module.scss';

interface ShelfEmptyProps {
  readonly title: string;
  readonly text: string;
  readonly drawing: Drawing;
  readonly children?: ReactNode;
}

/** A shelf with nothing on it yet: what for, and the first step, in one row. */
export const ShelfEmpty = ({ title, text, drawing, children }: ShelfEmptyProps) => (
  <div className={css.empty}>
    <Ornament drawing={drawing} className={css.emptyDrawing} />
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
    {children}
  </div>
);
