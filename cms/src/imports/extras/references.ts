import type { Knex } from 'knex';
import { nameKey } from '../../domain/text/clean';
import { PRODUCT_NAMES } from '../../products/names';
import { isId } from '../../records/write/input';
import { readBodies } from '../../records/read/readModel';
import { findCollection } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import type { Body, Caller } from '../../records/types';
import { isText, type Values } from '../../records/read/values';
import { type ExtraRow, extrasOf, takenExtras } from './rows';

/** Creates the record that a reference needs; returns undefined if it cannot be created. */
export type CreateReferenced = (trx: Knex, row: ExtraRow) => Promise<number | undefined>;

/** Maps the ids in an import's records to local ones: records created from them, or existing ones. */
export class References {
  private readonly found = new Map<string, number>();
  constructor(
    private readonly id: number,
    private readonly caller: Caller,
    private readonly makeNow: CreateReferenced,
  ) {}

  /** Returns the local record for the archive's id `source`; undefined if there is none that the person may read. */
  async idOf(trx: Knex, collection: string, source: number): Promise<number | undefined> {
    if (!isId(source)) return undefined;
    const key = `${collection} ${source}`;
    const id = this.found.get(key) ?? (await this.look(trx, collection, source));
    if (id !== undefined) this.found.set(key, id);
    return id;
  }

  private async look(trx: Knex, collection: string, source: number): Promise<number | undefined> {
    const [row] = await extrasOf(trx, this.id, { collection, source });
    if (!row) return undefined;
    return (await this.hereAlready(trx, row)) ?? (await this.makeNow(trx, row));
  }

  /** Returns the existing record for one in the archive: imported before, identical, or with the same name. */
  async hereAlready(trx: Knex, row: ExtraRow): Promise<number | undefined> {
    for (const id of await takenExtras(trx, row)) if (await this.readable(trx, row.collection, id)) return id;
    const values = 'known' in row.data ? row.data.known : 'record' in row.data ? row.data.record : {};
    return (await this.same(trx, row, values)) ?? (await byName(trx, row.collection, values));
  }

  private async readable(trx: Knex, collection: string, id: number): Promise<Body | undefined> {
    const target = findCollection(collection);
    const body = target && (await readBodies(trx, target, [id])).get(id);
    return body && target.reach(body, this.caller) !== 'none' ? body : undefined;
  }

  /** Returns the record itself if the archive comes from this database. */
  private async same(trx: Knex, row: ExtraRow, { createdAt }: Values): Promise<number | undefined> {
    const body = row.source === null ? undefined : await this.readable(trx, row.collection, row.source);
    const isSame = body && isText(createdAt) && Date.parse(body.createdAt) === Date.parse(createdAt);
    if (!isSame) return undefined;
    const owner = findCollection(row.collection)?.owner;
    const isOwn = owner === undefined || body[owner] === this.caller.id;
    return isOwn || row.part === 'known' ? body.id : undefined;
  }
}

/** Finds a product or food by name, because all people share them. */
async function byName(trx: Knex, collection: string, values: Values): Promise<number | undefined> {
  const names = [values.Name, values.NameKa].filter(isText).filter(Boolean);
  if (collection === 'products') {
    const row: { product: number } | undefined = await trx(PRODUCT_NAMES)
      .whereIn('key', names.map(nameKey))
      .first('product');
    return row?.product;
  }
  const foods = collection === 'foods' ? findCollection(collection) : undefined;
  const known = isText(values.ndb) && values.ndb ? { ndb: values.ndb } : { Name: names[0] ?? '' };
  const row: { id: number } | undefined = foods && (await trx(tableOf(foods)).where(known).first('id'));
  return row?.id;
}
