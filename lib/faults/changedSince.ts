import { ApiError } from '@/lib/api/errors';

/** Whether a call was refused because somebody else has changed the record meanwhile. */
export const hasChangedSince = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'record.changedSince';
