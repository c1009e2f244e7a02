import { useEffectEvent, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { STEP_MINUTES, steppedTime, type HourBlock } from '@/lib/domain/mealplan/hours';
import { timeOf } from '@/lib/domain/mealplan/timeline';
import { addDays, daysBetween, type Day } from '@/lib/domain/time/day';

/** Distance of a move: whole days, and minutes. */
interface Shift {
  readonly days: number;
  readonly minutes: number;
}
interface Moving extends Shift {
  readonly name: string;
}
interface Target {
  readonly day: Day;
  readonly time: string;
}

interface MoveOptions {
  readonly from: Day;
  readonly to: Day;
  /** Width of a day and height of an hour, in pixels. */
  readonly measure: () => { readonly day: number; readonly hour: number };
  readonly onMove: (block: HourBlock, to: Target) => void;
}

/** Pixels the pointer must travel before a press becomes a drag. */
const SLACK = 6;
const STEPS: Readonly<Record<string, Shift>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** Checks for an intake, which is taken every day and thus can change only its hour. */
const isDaily = ({ items: [{ source }] }: HourBlock) => source.type === 'intake';

/** Returns the new place of a block; the time is empty if it does not change and was only a usual one. */
export function placeAfter(block: HourBlock, { days, minutes }: Shift): Target {
  const [item] = block.items;
  const time = minutes === 0 ? (timeOf(item) ?? '') : steppedTime(block.start, minutes);
  return { day: addDays(item.day, days), time };
}

/** Moves blocks of the week by the mouse, or by the arrow keys on their button. */
export function useBlockMove({ from, to, measure, onMove }: MoveOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const press = useRef<{ x: number; y: number; isDrag: boolean } | null>(null);
  const wasDrag = useRef(false);

  /** Rounds a shift to steps and clamps it to the displayed days. */
  const within = (block: HourBlock, { days, minutes }: Shift): Moving => {
    const { day } = block.items[0];
    const count = Math.min(daysBetween(day, to), Math.max(daysBetween(day, from), Math.round(days)));
    return {
      name: block.name,
      days: isDaily(block) ? 0 : count,
      minutes: Math.round(minutes / STEP_MINUTES) * STEP_MINUTES,
    };
  };
  const drop = (block: HourBlock, shift: Moving | null) => {
    setMoving(null);
    if (shift && (shift.days !== 0 || shift.minutes !== 0)) onMove(block, placeAfter(block, shift));
  };

  const cancel = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key !== 'Escape' || !press.current) return;
    press.current = null;
    setMoving(null);
  });
  useEffect(() => {
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, []);

  return {
    moving,
    /** Handlers of a block: a press that travels far enough drags it and then does not open it. */
    drag: (block: HourBlock) => ({
      onPointerDown: (event: PointerEvent) => {
        wasDrag.current = false;
        // A finger scrolls; touch users have the menu.
        if (event.button !== 0 || event.pointerType === 'touch') return;
        press.current = { x: event.clientX, y: event.clientY + window.scrollY, isDrag: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const began = press.current;
        if (!began) return;
        const [x, y] = [event.clientX - began.x, event.clientY + window.scrollY - began.y];
        if (!began.isDrag && Math.hypot(x, y) < SLACK) return;
        if (!began.isDrag) event.currentTarget.setPointerCapture?.(event.pointerId);
        began.isDrag = true;
        wasDrag.current = true;
        const { day, hour } = measure();
        setMoving(within(block, { days: x / day, minutes: (y / hour) * 60 }));
      },
      onPointerUp: () => {
        const isDrag = press.current?.isDrag;
        press.current = null;
        if (isDrag) drop(block, moving);
      },
      onPointerCancel: () => {
        press.current = null;
        setMoving(null);
      },
      onClickCapture: (event: React.MouseEvent) => {
        if (!wasDrag.current) return;
        wasDrag.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    }),
    /** Handlers of the block's button. */
    keys: (block: HourBlock) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = STEPS[event.key];
        const now = moving?.name === block.name ? moving : null;
        if (!step && !(now && (event.key === 'Enter' || event.key === 'Escape'))) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') setMoving(null);
        else if (event.key === 'Enter') drop(block, now);
        else if (step) {
          const { days = 0, minutes = 0 } = now ?? {};
          setMoving(within(block, { days: days + step.days, minutes: minutes + step.minutes }));
        }
      },
      onBlur: () => setMoving((now) => (now?.name === block.name ? null : now)),
    }),
  };
}
