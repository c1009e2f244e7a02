import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type KeyboardCoordinateGetter,
  type Over,
} from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

export const dayId = (weekday: number): string => `day:${weekday}`;
export const weekdayOfId = (id: unknown): number => Number(String(id).slice('day:'.length));

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
};

/** Maps an arrow key to the next or previous weekday. */
const toNextDay: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, over, collisionRect, droppableRects } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const at = over ? weekdayOfId(over.id) : Number(active.data.current?.weekday);
  const next = droppableRects.get(dayId(Math.min(7, Math.max(1, at + step))));
  if (!next) return undefined;
  return {
    x: next.left + (next.width - collisionRect.width) / 2,
    y: next.top + (next.height - collisionRect.height) / 2,
  };
};

/**
 * Sensors for dragging: mouse at once, touch after a moment (so that the page still scrolls), keyboard from day to day.
 */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextDay }),
  );
}

const nameOf = (of: Active | Over): string => String(of.data.current?.name ?? '');

/** Announcements for screen readers during a move, in the language of the page. */
export function useBoardWords() {
  const { t } = useTranslation('exercise');
  return useMemo(() => {
    const place = (active: Active, over: Over | null, word: 'over' | 'end') =>
      over
        ? t(`dnd.${word}`, { name: nameOf(active), place: nameOf(over) })
        : t(word === 'over' ? 'dnd.nowhere' : 'dnd.cancel', { name: nameOf(active) });
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('dnd.start', { name: nameOf(active) }),
      onDragOver: ({ active, over }) => place(active, over, 'over'),
      onDragEnd: ({ active, over }) => place(active, over, 'end'),
      onDragCancel: ({ active }) => t('dnd.cancel', { name: nameOf(active) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('dnd.how') } };
  }, [t]);
}
