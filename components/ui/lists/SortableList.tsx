import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import css from './SortableList.module.scss';

interface SortableListProps {
  readonly ids: readonly string[];
  /** Returns a row's name for screen readers. */
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (index: number) => ReactNode;
  readonly className?: string;
  /** True for rows of one line, whose buttons are side by side. */
  readonly isFlat?: boolean;
}

/** Rows that are sorted by dragging, by keyboard (space, arrows), or by their buttons. */
export function SortableList({ ids, nameOf, onMove, children, className, isFlat }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useWords(ids, nameOf);
  const handleEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={handleEnd}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        <ul className={`${css.sortable}${className ? ` ${className}` : ''}`} data-flat={isFlat || undefined}>
          {ids.map((id, index) => (
            <SortableRow
              key={id}
              id={id}
              index={index}
              count={ids.length}
              name={nameOf(index)}
              onMove={onMove}
            >
              {children(index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

function SortableRow({ id, index, count, name, onMove, children }: SortableRowProps) {
  const { t } = useTranslation('common');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={css.sortableRow} data-dragging={isDragging}>
      <div className={css.movers}>
        <Button
          tone="bare"
          icon={GripVertical}
          ref={setActivatorNodeRef}
          className={css.handle}
          {...attributes}
          {...listeners}
          aria-label={t('move.drag', { name })}
        />
        <Button
          tone="bare"
          icon={ArrowUp}
          iconSize={16}
          className={css.mover}
          aria-label={t('move.up', { name })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <Button
          tone="bare"
          icon={ArrowDown}
          iconSize={16}
          className={css.mover}
          aria-label={t('move.down', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </div>
      <div>{children}</div>
    </li>
  );
}

/** Returns dnd-kit's announcements in the chosen language; its own are English. */
function useWords(ids: readonly string[], nameOf: (index: number) => string) {
  const { t } = useTranslation('common');
  return useMemo(() => {
    const at = (id: unknown) => ids.indexOf(String(id));
    const place = (key: 'move.over' | 'move.dropped', active: unknown, over: unknown) =>
      t(key, { name: nameOf(at(active)), place: at(over) + 1, total: ids.length });
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('move.lifted', { name: nameOf(at(active.id)) }),
      onDragOver: ({ active, over }) => (over ? place('move.over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => (over ? place('move.dropped', active.id, over.id) : undefined),
      onDragCancel: ({ active }) => t('move.cancelled', { name: nameOf(at(active.id)) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('move.help') } };
  }, [ids, nameOf, t]);
}
