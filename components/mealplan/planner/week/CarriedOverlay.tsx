import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useState } from 'react';
import css from '@/components/mealplan/planner/Planner.module.scss';

/**
 * Label with the name that follows the pointer during a drag. Separate, so that only this part renders again when a
 * drag starts.
 */
export function CarriedOverlay() {
  const [name, setName] = useState<string | null>(null);
  useDndMonitor({
    onDragStart: ({ active }) => setName(String(active.data.current?.name ?? '')),
    onDragEnd: () => setName(null),
    onDragCancel: () => setName(null),
  });
  return (
    <DragOverlay dropAnimation={null}>
      {name !== null && <div className={css.carried}>{name}</div>}
    </DragOverlay>
  );
}
