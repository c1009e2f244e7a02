import type { Body } from '../../records/types';

/** What was changed later than so many milliseconds after it was made is somebody's work. */
const AS_MADE = 1_000;

/** Whether nobody has changed a record since it was made. */
export const isAsMade = ({ createdAt, updatedAt }: Pick<Body, 'createdAt' | 'updatedAt'>): boolean =>
  Date.parse(updatedAt) - Date.parse(createdAt) <= AS_MADE;
