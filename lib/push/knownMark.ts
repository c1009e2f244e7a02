import { readStored, writeStored } from '@/lib/stored/stored';

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
    const kept = JSON.parse(readStored(NAME) ?? 'null') as KnownMark | null;
    const isKnown = kept?.person === person && (kept.mark === null || typeof kept.mark === 'string');
    return isKnown ? kept.mark : undefined;
  } catch {
    return undefined; // written by another version
  }
}
