import { readStored, writeStored } from '@/lib/stored/stored';

const NAME = 'push';

/** By what the CMS knows this browser as a person's; null where it does not. */
interface KnownHere {
  readonly person: number;
  readonly mark: string | null;
}

export const keepKnown = (known: KnownHere): void => writeStored(NAME, JSON.stringify(known));

/** Nobody is signed in here any more. */
export const forgetKnown = (): void => writeStored(NAME, null);

/** What the CMS was told of this browser for this person; undefined where that is not remembered. */
export function knownHere(person: number): string | null | undefined {
  try {
    const kept = JSON.parse(readStored(NAME) ?? 'null') as KnownHere | null;
    const isKnown = kept?.person === person && (kept.mark === null || typeof kept.mark === 'string');
    return isKnown ? kept.mark : undefined;
  } catch {
    return undefined; // of another version
  }
}
