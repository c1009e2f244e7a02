import {
  closestCenter,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { takes, type Carried, type Target } from '@/lib/forms/mealplan/drop';

// Ids are texts with a type prefix, so that tests and people who inspect the page can tell them apart.
export const targetId = ({ at, key }: Target): string => `${at}:${key}`;
export const carriedId = (carried: Carried): string =>
  carried.from === 'shelf' ? `${carried.kind}:${carried.item.id}` : `${carried.from}:${carried.key}`;

const carriedIn = (data: { current?: Record<string, unknown> } | undefined) =>
  data?.current?.carried as Carried | undefined;
export const carriedOf = (active: { data: { current?: Record<string, unknown> } } | null | undefined) =>
  carriedIn(active?.data);
export const targetOf = (over: { data: { current?: Record<string, unknown> } } | null | undefined) =>
  over?.data.current?.target as Target | undefined;

const fits = (container: DroppableContainer, carried: Carried | undefined): boolean => {
  const target = targetOf(container);
  return Boolean(
    target && carried && takes(target.at, carried) && target.key !== ('key' in carried ? carried.key : ''),
  );
};

/**
 * Returns the place under the pointer that accepts the dragged item, or the nearest one for the keyboard; entries take
 * precedence over their meal.
 */
export const findTarget: CollisionDetection = (args) => {
  const carried = carriedOf(args.active);
  const droppableContainers = args.droppableContainers.filter((container) => fits(container, carried));
  const given = { ...args, droppableContainers };
  if (!args.pointerCoordinates) return closestCenter(given);
  const within = pointerWithin(given);
  const entries = within.filter(({ id }) => String(id).startsWith('entry:'));
  return entries.length > 0 ? entries : within;
};

const DIRECTIONS: Readonly<Record<string, 'right' | 'left' | 'down' | 'up'>> = {
  [KeyboardCode.Right]: 'right',
  [KeyboardCode.Left]: 'left',
  [KeyboardCode.Down]: 'down',
  [KeyboardCode.Up]: 'up',
};

/** Moves the dragged item by an arrow key to the nearest accepting place in that direction. */
const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const direction = DIRECTIONS[event.code];
  const { active, collisionRect, droppableContainers, droppableRects } = context;
  if (!direction || !active || !collisionRect) return undefined;
  event.preventDefault();
  const carried = carriedOf(active);
  const from = centre(collisionRect);
  const places = droppableContainers.getEnabled().flatMap((container) => {
    const rect = droppableRects.get(container.id);
    if (!rect || !fits(container, carried)) return [];
    const distance = distanceTo(direction, from, centre(rect));
    return distance === undefined ? [] : [{ rect, distance }];
  });
  const next = places.sort((one, other) => one.distance - other.distance)[0];
  if (!next) return undefined;
  const to = centre(next.rect);
  // Dragging moves the corner, so this centres the item on the place.
  return { x: to.x - collisionRect.width / 2, y: to.y - collisionRect.height / 2 };
};

interface Point {
  readonly x: number;
  readonly y: number;
}
const centre = ({
  left,
  top,
  width,
  height,
}: {
  left: number;
  top: number;
  width: number;
  height: number;
}): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const ASIDE = 3;

/** Returns the distance to a place in a direction; sideways distance counts more, and places behind yield undefined. */
function distanceTo(direction: 'right' | 'left' | 'down' | 'up', from: Point, to: Point): number | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = { right: x, left: -x, down: y, up: -y }[direction];
  const aside = Math.abs(direction === 'right' || direction === 'left' ? y : x);
  return ahead > 4 ? ahead + aside * ASIDE : undefined;
}

/**
 * Sensors for dragging: mouse at once, touch after a moment (so that the page still scrolls), keyboard from place to
 * place.
 */
export function usePlannerSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace, scrollBehavior: 'auto' }),
  );
}
