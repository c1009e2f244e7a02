import { useCallback, useRef, useState } from 'react';
import { presentRecord } from '@/lib/api/strapi';
import { isChangedSince } from '@/lib/faults/fault';
import { differencesIn, type Difference, type Versions } from '@/lib/forms/versions/fields';

interface Versioned {
  readonly updatedAt?: string;
}
/** State from which a form started: the record's values, and its revision unless the record is new. */
export interface Origin<Values> {
  readonly base: Values;
  readonly updatedAt?: string;
}
/** Conflict with a version saved elsewhere: both versions, until the person has chosen. */
export interface Conflict<Values, Kept, Field extends string = string> extends Versions<Values> {
  readonly kept: Kept;
  readonly found: readonly Difference<Field>[];
}
interface ConflictOptions<Values, Kept, Field extends string> {
  readonly valuesOf: (kept: Kept) => Values;
  readonly differences: (versions: Versions<Values>) => readonly Difference<Field>[];
  /** Merges both versions; null if a person has to choose. */
  readonly merge?: (versions: Versions<Values>) => Values | null;
  /** Converts the `present` record of a conflict answer to the form of a read. */
  readonly read?: (present: unknown) => Kept;
}

/**
 * Saves values with the revision that they started from. If the record has been saved elsewhere since, nothing is
 * overwritten: `save` resolves to false, and `conflict` holds both versions until the person has chosen. If none of
 * these values was changed elsewhere, or both can be merged, sends them again with the new revision. Rethrows any other
 * failure.
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
  /** Record from which the form started; undefined for a new one. */
  readonly kept: Kept | undefined;
  readonly valuesOf: (kept: Kept) => Values;
  /** Fields to compare, in display order. */
  readonly fields: readonly (keyof Values & string)[];
  /** Compares a field that is more than its own value. */
  readonly isSame?: (field: keyof Values & string, one: Values, other: Values) => boolean;
  readonly send: (values: Values, version: string | undefined, kept: Kept | undefined) => Promise<unknown>;
}
export interface FormConflict<Values> extends Versions<Values> {
  readonly found: readonly Difference[];
  /** Bases the form on the saved version from here on. */
  readonly take: () => void;
  readonly postpone: () => void;
}

/** Returns `useConflict` for a form, with the record from which it started. */
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
