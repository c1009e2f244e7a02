import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useState } from 'react';
import css from './CarriedOverlay.module.scss';

/** What follows the pointer while something is dragged: its name. It alone is drawn anew when a drag begins. */
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
