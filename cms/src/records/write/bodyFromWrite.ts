import { present } from '../../domain/present';
import { filesNamed } from '../read/media';
import { rowFromWrite } from './rowFromWrite';
import { toBody, toValues } from '../database/source';
import type { StrapiRow } from '../../vendor/strapi';
import type { Body, Collection } from '../types';
import type { Values } from '../read/values';

/** Builds the bodies of new records from the written values and Strapi's row of each. */
export async function bodiesMade<B extends Body>(
  collection: Collection<B>,
  written: readonly Values[],
  answered: readonly StrapiRow[],
): Promise<B[]> {
  const { fields } = collection;
  const files = await filesNamed(fields, written);
  return answered.map((row, at) =>
    toBody(collection, { ...row, ...rowFromWrite(fields, present(written[at]), row, files) }),
  );
}

/** Builds the body of a changed record from its previous body and the values written over it. */
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
