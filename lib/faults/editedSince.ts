import { ApiError } from '@/lib/api/errors';
import { fieldOf } from '@/lib/domain/fieldOf';

interface Edited {
  readonly dish: number | null;
  readonly Name: string;
}

const isEdited = (one: unknown): one is Edited => typeof fieldOf(one, 'Name') === 'string';

/** Returns the recipes edited since the import, which prevent its undo; empty if it failed for another reason. */
export function editedSince(cause: unknown): Edited[] {
  const edited = cause instanceof ApiError ? cause.details.edited : undefined;
  return Array.isArray(edited) ? edited.filter(isEdited) : [];
}
