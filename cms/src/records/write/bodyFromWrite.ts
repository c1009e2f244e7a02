import { filesNamed } from '../read/media';
import { rowFromWrite } from './rowFromWrite';
import { toBody, toValues } from '../database/source';
import type { Row } from '../strapi';
import type { Body, Collection } from '../types';
import type { Values } from '../read/values';

/** The bodies of records just made, out of what was written and what Strapi's own row of each holds. */
export async function bodiesMade<B extends Body>(
  collection: Collection<B>,
  written: readonly Values[],
  answered: readonly Row[],
): Promise<B[]> {
  const { fields } = collection;
  const files = await filesNamed(fields, written);
  return answered.map((row, at) =>
    toBody(collection, { ...row, ...rowFromWrite(fields, written[at], row, files) }),
  );
}

/** The body of a record that was changed, out of what stood there and what was written over it. */
export async function bodyChanged<B extends Body>(
  collection: Collection<B>,
  stands: B,
  written: Values,
): Promise<B> {
  const fields = Object.fromEntries(
    Object.entries(collection.fields).filter(
      ([name, { derived }]) => written[name] !== undefined && !derived,
    ),
  );
  const files = await filesNamed(collection.fields, [written], stands);
  return { ...stands, ...toValues(fields, rowFromWrite(fields, written, written, files)) };
}
