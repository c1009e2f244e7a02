import { useRef, useState } from 'react';
import { presentRecord } from '@/lib/api/strapi';
import { differencesIn, type Difference, type Versions } from '@/lib/forms/versions';
import { isChangedSince } from '../faults/fault';

interface Versioned {
  readonly updatedAt?: string;
}
interface Options<Values, Kept extends Versioned> {
  /** What the form began from; undefined while the record is being made. */
  readonly kept: Kept | undefined;
  readonly valuesOf: (kept: Kept) => Values;
  /** What is compared, in the order in which it is shown. */
  readonly fields: readonly (keyof Values & string)[];
  /** Where a field is more than what stands under its name. */
  readonly isSame?: (field: keyof Values & string, one: Values, other: Values) => boolean;
  readonly send: (values: Values, version: string | undefined, kept: Kept | undefined) => Promise<unknown>;
}
export interface VersionConflict<Values> extends Versions<Values> {
  readonly found: readonly Difference<keyof Values & string>[];
  /** From here on the form stands on the kept version. */
  readonly take: () => void;
  readonly postpone: () => void;
}

/**
 * Saves a form with the version that it began from. Where the record has been saved from elsewhere since, nothing is
 * overwritten: `save` answers false and `conflict` holds both versions until the person has chosen.
 */
export function useVersions<Values, Kept extends Versioned>(options: Options<Values, Kept>) {
  const { valuesOf, fields, isSame, send } = options;
  const origin = useRef(options.kept);
  const [conflict, setConflict] = useState<VersionConflict<Values> | null>(null);

  const save = async (values: Values): Promise<boolean> => {
    const began = origin.current;
    try {
      await send(values, began?.updatedAt, began);
      return true;
    } catch (cause) {
      const present = presentOf<Kept>(cause);
      if (!began || !present) throw cause;
      const versions = { base: valuesOf(began), mine: values, theirs: valuesOf(present) };
      const found = differencesIn(fields, versions, isSame);
      const take = () => {
        origin.current = present;
        setConflict(null);
      };
      if (found.every(({ changedBy }) => changedBy === 'me')) {
        take(); // nothing of the form was changed elsewhere: nobody is overwritten
        return save(values);
      }
      setConflict({ ...versions, found, take, postpone: () => setConflict(null) });
      return false;
    }
  };
  return { save, conflict };
}

/** The record as it is now, out of the answer that it has been changed since. */
const presentOf = <Kept>(cause: unknown): Kept | undefined =>
  isChangedSince(cause) && cause.present ? presentRecord<Kept>(cause.present) : undefined;
