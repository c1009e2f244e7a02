import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import css from './FoldedPart.module.scss';

interface FoldedPartProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Foldable part at the end of the list. */
export function FoldedPart({ id, title, count, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen((now) => !now)}>
          <span id={id}>{title}</span> <span className={css.count}>{count}</span>
          <Icon of={ChevronDown} size={20} />
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}
