import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { memo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Carried, Target } from '@/lib/forms/mealplan/drop';
import plannerMealCss from './PlannerMeal.module.scss';
import { carriedId, targetId } from './plannerDnd';

interface MovableProps {
  readonly carried: Carried;
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Draggable element: mouse and touch drag it anywhere, the keyboard by its handle, so that Enter on its content still
 * opens that.
 */
export function Movable({ carried, name, className, children }: MovableProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: carriedId(carried),
    data: { carried, name },
  });
  const { onKeyDown, ...pointer } = (listeners ?? {}) as Record<string, (event: never) => void>;
  return (
    <div
      ref={setNodeRef}
      className={`${plannerMealCss.movable} ${className ?? ''}`}
      data-dragging={isDragging}
      {...pointer}
    >
      {children}
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={plannerMealCss.handle}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={attributes['aria-roledescription']}
        onKeyDown={onKeyDown as never}
      >
        <HandleFace name={name} />
      </button>
    </div>
  );
}

/** Memoized, because the drop target changes many times a second while the handle stays the same. */
const HandleFace = memo(function HandleFace({ name }: { name: string }) {
  const { t } = useTranslation('planner');
  return (
    <>
      <Icon of={GripVertical} size={16} />
      <span className="visually-hidden">{t('planner.move', { name })}</span>
    </>
  );
});

interface PlaceProps {
  readonly target: Target;
  readonly as?: 'div' | 'li' | 'section';
  readonly className?: string;
  readonly label?: string;
  /** Name of the place for announcements while dragging over it. */
  readonly name: string;
  /** Style among other places. */
  readonly look?: 'row';
  readonly children: ReactNode;
}

/** Drop target. */
export function Place({ target, as: As = 'div', className, label, name, look, children }: PlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: targetId(target), data: { target, name } });
  return (
    <As
      ref={setNodeRef as never}
      className={className}
      aria-label={label}
      data-over={isOver}
      data-row={look === 'row' || undefined}
      {...{ [`data-${target.at}`]: target.key }}
    >
      {children}
    </As>
  );
}
