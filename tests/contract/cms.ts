import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/scripts/launch/stack.mjs';

/** Field as a collection of the CMS describes it (cms/src/records/fields.ts). */
export interface Field {
  readonly kind: string;
  readonly show: string;
  readonly setBy?: string;
  readonly derived?: boolean;
  readonly many?: boolean;
  readonly to?: string;
  readonly of?: readonly string[];
  readonly inRow?: boolean;
  readonly json?: boolean;
  readonly fields?: Fields;
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly isPrivate?: boolean;
}
export type Fields = Readonly<Record<string, Field>>;
export interface Collection {
  readonly name: string;
  readonly uid: string;
  readonly owner?: string;
  readonly fields: Fields;
  readonly personal?: {
    readonly fields?: readonly string[];
    readonly mine?: readonly { readonly fields: readonly string[] }[];
  };
}
export interface Attribute {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly multiple?: boolean;
  readonly repeatable?: boolean;
  readonly component?: string;
  readonly relation?: string;
  readonly target?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;

const read = (file: string): Attributes =>
  JSON.parse(readFileSync(path.join(ROOT, 'cms/src', file), 'utf8')).attributes;

/** Returns the attributes in the schema.json of a uid like `api::dish.dish`. */
export const schemaOf = (uid: string): Attributes => {
  const [, room, name] = /^api::([\w-]+)\.([\w-]+)$/.exec(uid) ?? [];
  return read(`api/${room}/content-types/${name}/schema.json`);
};
/** Returns the attributes of a component like `dish.step`. */
export const componentOf = (name: string): Attributes => read(`components/${name.replace('.', '/')}.json`);

// The CMS has separate types that the site's tsconfig does not know, so its sources are loaded here, not imported.
export const collections: readonly Collection[] = (
  await import(path.join(ROOT, 'cms/src/collections/index.ts'))
).COLLECTIONS;
