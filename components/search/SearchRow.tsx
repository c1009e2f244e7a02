import {
  Apple,
  ArrowRight,
  BookMarked,
  CalendarRange,
  ChevronRight,
  CookingPot,
  History,
  ListChecks,
  Sparkles,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/Picture';
import type { Hit, HitKind } from './hits';
import css from './SearchRow.module.scss';

const ICONS = {
  recent: History,
  dishes: CookingPot,
  plans: CalendarRange,
  products: Apple,
  lists: ListChecks,
  cookbooks: BookMarked,
  actions: Sparkles,
  places: ArrowRight,
} as const satisfies Record<HitKind, unknown>;

interface SearchRowProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onOpen: (isElsewhere: boolean) => void;
}

/** One thing found; the focus stays in the field, so the active row is scrolled into sight. */
export function SearchRow({ id, hit, isActive, onOpen }: SearchRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const Icon = ICONS[hit.kind];
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.row}
      data-kind={hit.kind}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      {hit.image ? (
        <Picture image={hit.image} alt="" sizes="40px" ratio="1x1" className={css.picture} />
      ) : (
        <span className={css.icon}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className={css.name}>
        {hit.name} {hit.hint && <small>{hit.hint}</small>}
      </span>
      <ChevronRight size={18} aria-hidden />
    </div>
  );
}
