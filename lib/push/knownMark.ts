import { readStored, writeStored } from '@/lib/stored/stored';
import { fieldOf } from '@/lib/domain/fieldOf';

const NAME = 'push';

/** Mark under which the CMS knows this browser as a person's; null if it does not. */
interface KnownMark {
  readonly person: number;
  readonly mark: string | null;
}

export const saveKnownMark = (known: KnownMark): void => writeStored(NAME, JSON.stringify(known));

/** Deletes the record when nobody is signed in any more. */
export const clearKnownMark = (): void => writeStored(NAME, null);

/** Returns the mark last reported to the CMS for this person; undefined if not recorded. */
export function knownMark(person: number): string | null | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? 'null');
    const mark = fieldOf(kept, 'mark');
    const isKnown = fieldOf(kept, 'person') === person && (mark === null || typeof mark === 'string');
    return isKnown ? mark : undefined;
  } catch {
    return undefined; // written by another version
  }
}
