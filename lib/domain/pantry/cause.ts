import type { Day } from '../time/day';

/** Returns the cause key of a delivered order. */
export const orderCause = (order: number): string => `order-${order}`;

/** Returns the cause key of a cooked recipe. */
export const cookingCause = (cooking: number): string => `cooking-${cooking}`;

/**
 * Returns the cause key of a planned meal on a day, by the key of its entry; it is the same for every member of a
 * household.
 */
export const mealCause = (key: string, day: Day): string => `meal-${key.toLowerCase()}-${day}`;

const CAUSE = /^(?:order|cooking|meal)-[0-9a-z-]{1,60}$/;

/** Checks whether a value is a cause key. */
export const isCause = (text: unknown): text is string => typeof text === 'string' && CAUSE.test(text);
