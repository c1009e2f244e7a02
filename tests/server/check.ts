import path from 'node:path';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { given as there } from '@/tests/support/at';

export type Given = Readonly<Record<string, unknown>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever a body holds
export type Body = Record<string, any>;

interface Fault {
  readonly path: readonly (string | number)[];
  readonly key: string;
  readonly values?: Given;
}
interface Checked {
  readonly data: Body;
  readonly errors: Fault[];
}
interface Related {
  readonly bodies: (collection: string, ids: readonly number[]) => Promise<ReadonlyMap<number, Given>>;
}
/** Rules of a collection that need no database. */
interface Collection {
  readonly name: string;
  readonly fields: object;
  readonly hooks: { readonly check: (input: Body, before: Given | null) => Promise<void> };
  readonly figures: (body: Given, related: Related) => Promise<Body>;
}

// The CMS has separate types that the site's tsconfig does not know, so its sources are loaded here, not imported.
export const loadCms = (file: string) => import(path.join(ROOT, 'cms/src', file));
const { checkInput } = await loadCms('records/write/input.ts');
const { COLLECTIONS } = await loadCms('collections/index.ts');
const collections: Collection[] = COLLECTIONS;

export const collectionOf = (name: string): Collection => there(collections.find((one) => one.name === name));

/**
 * Checks the fields of an owner's POST, or with `before` of a PUT; `faults` name each wrong one as `path.to.field:
 * key`.
 */
export function checked(name: string, given: unknown, before: Given | null = null) {
  const { fields } = collectionOf(name);
  const { data, errors }: Checked = checkInput(fields, given, before !== null, 'owner');
  return { data, errors, faults: errors.map(faultOf) };
}

/** Returns the faults of the fields or, if those are valid, of the collection's own rules. */
export async function refusals(name: string, given: Given, before: Given | null = null): Promise<string[]> {
  const { data, faults } = checked(name, given, before);
  if (faults.length > 0) return faults;
  return collectionOf(name)
    .hooks.check(data, before)
    .then(
      () => [],
      (refused: { details?: { errors: Fault[] } }) => {
        if (!refused.details) throw refused;
        return refused.details.errors.map(faultOf);
      },
    );
}

const faultOf = ({ path: at, key }: Fault): string => `${at.join('.')}: ${key}`;
