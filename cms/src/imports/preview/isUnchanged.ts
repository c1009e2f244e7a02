import type { Body } from '../../records/types';

/** Milliseconds after creation; a later change counts as an edit by a person. */
const AS_MADE = 1_000;

/** Returns whether nobody has changed a record since its creation. */
export const isUnchanged = ({ createdAt, updatedAt }: Pick<Body, 'createdAt' | 'updatedAt'>): boolean =>
  Date.parse(updatedAt) - Date.parse(createdAt) <= AS_MADE;
