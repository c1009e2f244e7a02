import { present } from '../../domain/present';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { isRestorable } from '../../domain/import/restorable';
import { isId } from '../../records/write/input';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Body, Caller } from '../../records/types';
import type { Values } from '../../records/read/values';
import { create } from '../../records/write/write';
import { registerFiles } from '../../uploads/store';
import { duplicatesOf } from '../take/duplicates';
import { currentImport } from '../preview/record';
import { type ImportRow, rowByUid } from '../preview/rows';
import type { Fault } from '../types';
import { uidHash } from '../uid';
import type { ReadyEntry } from './files';
import { inputOf, isSettable, type IdMapping } from './input';
import { createListFromLines, createPlanFromMeals, createRecord } from './creators';
import type { CreationContext } from './creation';
import { References } from './references';
import { changeExtra, type ExtraRow, extrasOf, nameOfExtra } from './rows';

/** A record of the archive by its id there. */
interface Source {
  readonly collection: string;
  readonly source: number;
}

/** Imports records other than recipes, and complete recipes from Supra's own export. */
export class ExtraTaking {
  private readonly references: References;
  private hasDishes: boolean | undefined;
  private began: number | undefined;
  private cuts: Fault[] = [];
  private readonly noted = new Set<string>();
  constructor(
    private readonly id: number,
    private readonly kind: string,
    private readonly caller: Caller,
  ) {
    this.references = new References(id, caller, (trx, row) => this.makeNow(trx, row));
  }

  /** Creates a record; an existing one is left alone, and one that cannot be created is marked as left out. */
  async take(trx: Knex, row: ExtraRow, ready: readonly ReadyEntry[] = []): Promise<number | undefined> {
    const isSettings = row.collection === 'users';
    const already = isSettings ? undefined : await this.references.hereAlready(trx, row);
    if (already !== undefined) {
      await changeExtra(trx, row, { state: 'here' });
      return already;
    }
    const body = await this.made(trx, row, ready);
    await changeExtra(trx, row, await this.outcome(trx, body));
    return body?.id;
  }

  /** Returns the faults of records that did not fit completely, and clears them. */
  cutsSince(): Fault[] {
    return this.cuts.splice(0);
  }

  /** An undo must not touch a record that existed before the import. */
  private async outcome(
    trx: Knex,
    body: Body | undefined,
  ): Promise<Pick<ExtraRow, 'state'> & Partial<ExtraRow>> {
    if (!body) return { state: 'left' };
    this.began ??= Date.parse((await currentImport(trx, this.id))?.createdAt ?? '');
    if (Date.parse(body.createdAt) < this.began) return { state: 'here' };
    return { state: 'taken', record: body.id, takenAt: body.updatedAt };
  }

  private async made(trx: Knex, row: ExtraRow, ready: readonly ReadyEntry[]): Promise<Body | undefined> {
    try {
      return await this.make(trx, row, ready);
    } catch (error) {
      // The record is invalid for its collection, or the collection's limit is reached.
      if (error instanceof errors.ApplicationError) return undefined;
      throw error;
    }
  }

  private async make(trx: Knex, row: ExtraRow, ready: readonly ReadyEntry[]): Promise<Body | undefined> {
    const { collection, data, name } = row;
    const lost: Source[] = [];
    const making = await this.making(trx, ready, lost);
    if ('meals' in data) return createPlanFromMeals(name, data.meals, making);
    if ('lines' in data) return createListFromLines(name, data.lines, making);
    if (!('record' in data) || !isRestorable(collection)) return undefined;
    const body = await createRecord(collection, data.record, making);
    if (body && lost.length > 0) await this.noteLost(trx, row, lost);
    return body;
  }

  /** Reports missing records that this one referred to: recipes in plans or lists stay by name, others are dropped. */
  private async noteLost(trx: Knex, row: ExtraRow, lost: readonly Source[]): Promise<void> {
    const list = 'record' in row.data && row.collection === 'shop-items' ? row.data.record.list : null;
    const holder = isId(list)
      ? await nameOfExtra(trx, this.id, { collection: 'shoplists', source: list })
      : row.name;
    for (const source of lost) {
      const where = [holder || row.collection, await nameOfExtra(trx, this.id, source)]
        .filter(Boolean)
        .join(': ');
      if (this.noted.has(where)) continue;
      this.noted.add(where);
      this.cuts.push({ where, key: 'notHere', message: 'What it refers to is not here' });
    }
  }

  private async making(trx: Knex, ready: readonly ReadyEntry[], lost: Source[]): Promise<CreationContext> {
    const stored = await registerFiles(
      trx,
      ready.map((one) => one.ready),
      this.caller.id,
    );
    const files = new Map(ready.map(({ entry }, at) => [entry, Number(present(stored[at], 'a file').id)]));
    const meant = this.meaning(trx, files);
    const meaning: IdMapping = {
      ...meant,
      of: async (collection, source) => {
        const id = await meant.of(collection, source);
        if (id === undefined && collection !== 'users') lost.push({ collection, source });
        return id;
      },
    };
    return {
      trx,
      caller: this.caller,
      meaning,
      dishOf: (uid) => this.dishOf(trx, uidHash(this.kind, uid)),
      nameOf: async (uid) => (await rowByUid(trx, this.id, uidHash(this.kind, uid)))?.recipe.Name ?? '',
      cut: (fault) => void this.cuts.push(fault),
    };
  }

  private meaning(trx: Knex, files: ReadonlyMap<string, number> = new Map()): IdMapping {
    return {
      of: async (collection, source) => {
        if (collection !== 'users') return this.references.idOf(trx, collection, source);
        const [me] = isId(source) ? await extrasOf(trx, this.id, { collection, source }) : [];
        return me && this.caller.id;
      },
      file: (entry) => files.get(entry),
    };
  }

  /** Products are created when the first recipe needs them; dishes are those imported before, or existing ones. */
  private async makeNow(trx: Knex, row: ExtraRow): Promise<number | undefined> {
    if (row.collection === 'dishes') return this.dishOf(trx, row.uid);
    if (row.collection !== 'products') return undefined;
    if (row.part === 'take') return this.take(trx, row);
    if (!('known' in row.data)) return undefined;
    const { fields } = collectionOf('products');
    const input = await inputOf(fields, row.data.known, this.meaning(trx));
    const { id } = await create(collectionOf('products'), input, this.caller);
    return id;
  }

  private async dishOf(trx: Knex, uid: string): Promise<number | undefined> {
    const row = await rowByUid(trx, this.id, uid);
    if (!row) return undefined;
    const dishes = await readBodies(trx, collectionOf('dishes'), row.dish === null ? [] : [row.dish]);
    const [dish] = dishes.keys();
    return dish ?? (await duplicatesOf(trx, this.caller.id, [row])).get(row.key);
  }

  /** Returns a complete dish of Supra's own export without pictures; undefined if it is from another source. */
  async wholeDish(
    trx: Knex,
    row: ImportRow,
  ): Promise<{ readonly input: Values; readonly extra: ExtraRow } | undefined> {
    this.hasDishes ??= (await extrasOf(trx, this.id, { collection: 'dishes' }, 1)).length > 0;
    const [extra] =
      row.uid && this.hasDishes ? await extrasOf(trx, this.id, { collection: 'dishes', uid: row.uid }) : [];
    if (!extra || !('record' in extra.data)) return undefined;
    const { fields } = collectionOf('dishes');
    const input = await inputOf(
      fields,
      extra.data.record,
      this.meaning(trx),
      (name, field) => isSettable(name, field) && field.kind !== 'media',
    );
    return { input: { ...input, translationOf: await this.twin(trx, input.translationOf) }, extra };
  }

  /** Returns the translation if the person may link it; somebody else's stays unlinked. */
  private async twin(trx: Knex, id: unknown): Promise<number | null> {
    const dishes = collectionOf('dishes');
    const dish = isId(id) ? (await readBodies(trx, dishes, [id])).get(id) : undefined;
    if (!dish || dish.translationOf !== null) return null;
    return ['edit', 'own'].includes(dishes.reach(dish, this.caller)) ? dish.id : null;
  }
}
