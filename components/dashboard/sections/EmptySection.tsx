import type { ReactNode } from 'react';
import { Ornament, type Drawing } from '@/components/ui/Ornament';
import css from './EmptySection.module.scss';

interface ShelfEmptyProps {
  readonly title: string;
  readonly text: string;
  readonly drawing: Drawing;
  readonly children?: ReactNode;
}

/** Shows an empty shelf as one row: its purpose and the first step. */
export const EmptySection = ({ title, text, drawing, children }: ShelfEmptyProps) => (
  <div className={css.empty}>
    <Ornament drawing={drawing} className={css.emptyDrawing} />
    <div>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
    {children}
  </div>
);
