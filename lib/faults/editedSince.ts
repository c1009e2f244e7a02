import { ApiError } from '@/lib/api/errors';

interface Edited {
  readonly dish: number | null;
  readonly Name: string;
}

/** The recipes that keep an import from being undone, because they were edited since; none where it failed for another reason. */
export function editedSince(cause: unknown): Edited[] {
  const edited = cause instanceof ApiError ? cause.details.edited : undefined;
  return Array.isArray(edited) ? (edited as Edited[]) : [];
}
