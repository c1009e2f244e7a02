import type { DishValues } from '@/lib/forms/dish/values';
import { readStored, storedNames, writeStored } from './stored';

/** A recipe as it was left unsaved in this browser, with what it began from. */
export interface Draft {
  readonly values: DishValues;
  readonly base: DishValues;
  /** The kept recipe it changes, and its version; absent for a new one. */
  readonly dish?: number;
  readonly updatedAt?: string;
  readonly savedAt: string;
}

const PREFIX = 'draft:dish:';
const VERSION = 1;

/** Where the draft of one person's recipe is kept: others at the same browser do not see it. */
export const draftKey = (person: number, dish?: number): string => `${PREFIX}${person}:${dish ?? 'new'}`;

/** The draft under a key; null where there is none, or one that an older version of the app has written. */
export function readDraft(key: string): Draft | null {
  return parseDraft(readStored(key));
}

export const writeDraft = (key: string, draft: Draft | null) =>
  writeStored(key, draft && JSON.stringify({ version: VERSION, ...draft }));

/** A person's drafts with their keys, the latest first. */
export function listDrafts(person: number): (Draft & { key: string })[] {
  return storedNames(`${PREFIX}${person}:`)
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parseDraft(text: string | null): Draft | null {
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> & { version?: number };
    return draft.version === VERSION && draft.values && draft.base && draft.savedAt ? (draft as Draft) : null;
  } catch {
    return null; // somebody else's text
  }
}
