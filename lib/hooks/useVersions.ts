import { useCallback, useRef, useState } from 'react';
import { presentRecord } from '@/lib/api/strapi';
import { isChangedSince } from '@/lib/faults/fault';
import { differencesIn, type Difference, type Versions } from '@/lib/forms/versions/fields';

interface Versioned {
  readonly updatedAt?: string;
}
/** What a form began from: the record's values, and its version unless the record is being made. */
export interface Origin<Values> {
  readonly base: Values;
  readonly updatedAt?: string;
}
/** The record has been saved from elsewhere since: both versions, until the person has chosen. */
export interface Conflict<Values, Kept, Field extends string = string> extends Versions<Values> {
  readonly kept: Kept;
  readonly found: readonly Difference<Field>[];
}
interface ConflictOptions<Values, Kept, Field extends string> {
  readonly valuesOf: (kept: Kept) => Values;
  readonly differences: (versions: Versions<Values>) => readonly Difference<Field>[];
  /** Both versions in one, where nobody has to choose between them; null where somebody has to. */
  readonly merge?: (versions: Versions<Values>) => Values | null;
  /** The record as a read gives it, out of the answer that it has been changed since. */
  readonly read?: (present: unknown) => Kept;
}

/**
 * Saves values with the version that they began from. Where the record has been saved from elsewhere since, nothing is overwritten:
 * `save` answers false and `conflict` holds both versions until the person has chosen. Where nothing of the values was changed
 * elsewhere, or both can be merged, they are sent again with the new version. Every other failure is thrown.
 */
export function useConflict<Values, Kept extends Versioned, Field extends string = string>(
  options: ConflictOptions<Values, Kept, Field>,
) {
  const { valuesOf, differences, merge, read = presentRecord<Kept> } = options;
  const [conflict, setConflict] = useState<Conflict<Values, Kept, Field> | null>(null);

  const save = useCallback(
    async function saveOn<From extends Origin<Values>>(
      values: Values,
      origin: From,
      send: (values: Values, origin: From, present?: Kept) => Promise<unknown>,
      present?: Kept,
    ): Promise<boolean> {
      try {
        await send(values, origin, present);
        return true;
      } catch (cause) {
        if (!isChangedSince(cause) || !cause.present) throw cause;
        const kept = read(cause.present);
        const versions = { base: origin.base, mine: values, theirs: valuesOf(kept) };
        const found = differences(versions);
        const isMineAlone = found.every(({ changedBy }) => changedBy === 'me');
        const whole = merge ? merge(versions) : isMineAlone ? values : null;
        if (whole !== null) {
          const next = { ...origin, base: versions.theirs, updatedAt: kept.updatedAt } as From;
          return saveOn(whole, next, send, kept);
        }
        setConflict({ ...versions, kept, found });
        return false;
      }
    },
    [valuesOf, differences, merge, read],
  );
  const endConflict = useCallback(() => setConflict(null), []);
  return { save, conflict, endConflict };
}

interface FormOptions<Values, Kept extends Versioned> {
  /** What the form began from; undefined while the record is being made. */
  readonly kept: Kept | undefined;
  readonly valuesOf: (kept: Kept) => Values;
  /** What is compared, in the order in which it is shown. */
  readonly fields: readonly (keyof Values & string)[];
  /** Where a field is more than what stands under its name. */
  readonly isSame?: (field: keyof Values & string, one: Values, other: Values) => boolean;
  readonly send: (values: Values, version: string | undefined, kept: Kept | undefined) => Promise<unknown>;
}
export interface FormConflict<Values> extends Versions<Values> {
  readonly found: readonly Difference[];
  /** From here on the form stands on the kept version. */
  readonly take: () => void;
  readonly postpone: () => void;
}

/** `useConflict` for a form that remembers itself which record it began from. */
export function useVersions<Values, Kept extends Versioned>(options: FormOptions<Values, Kept>) {
  const { valuesOf, fields, isSame, send } = options;
  const began = useRef(options.kept);
  const differences = (versions: Versions<Values>) => differencesIn(fields, versions, isSame);
  const { conflict, endConflict, save } = useConflict<Values, Kept>({ valuesOf, differences });
  const take = () => {
    began.current = conflict?.kept;
    endConflict();
  };
  return {
    save: (values: Values): Promise<boolean> => {
      const kept = began.current;
      const origin = { base: kept ? valuesOf(kept) : values, updatedAt: kept?.updatedAt };
      return save(values, origin, (sent, { updatedAt }) => send(sent, updatedAt, kept));
    },
    conflict: conflict && { ...conflict, take, postpone: endConflict },
  };
}
