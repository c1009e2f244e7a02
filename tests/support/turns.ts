import { GROUPS } from '../../scripts/testing/turns.mjs';

export { GROUPS };

/** Extent of a run. */
export interface RunExtent {
  /**
   * True for everything: journeys on both devices, the walk in all four pairs of device and language, the CMS on both
   * databases.
   */
  readonly isAll: boolean;
  /** The one group of rotating tests to run, beside those that always run; without it, every group. */
  readonly group?: number;
}

/**
 * Reads the extent of a run from the environment: `TEST_ALL=1` everything, `TEST_GROUP` one group; throws on an invalid
 * group.
 */
export function runExtentOf({
  TEST_ALL,
  TEST_GROUP,
}: Readonly<Record<string, string | undefined>>): RunExtent {
  if (TEST_ALL === '1') return { isAll: true };
  if (!TEST_GROUP) return { isAll: false };
  const group = Number(TEST_GROUP);
  if (!Number.isInteger(group) || group < 0 || group >= GROUPS)
    throw new Error(`TEST_GROUP is ${TEST_GROUP}; the groups are 0 to ${GROUPS - 1}.`);
  return { isAll: false, group };
}

/** Returns the group of a journey, a screen or a file by its name, the same on every machine (FNV-1a). */
export function groupOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % GROUPS;
}

/** Returns whether a name's group is to run; `later` shifts the name's turn by that many groups. */
export const isOfGroup = (name: string, { group }: RunExtent, later = 0): boolean =>
  group === undefined || (groupOf(name) + later) % GROUPS === group;
