import type { Context } from 'koa';
import type { Knex } from 'knex';
import { cleanText } from '../../domain/text/clean';
import { textLength } from '../../domain/limits';
import { callerIn, dataOnly, flagIn, recordVerb } from '../http/actions';
import { fieldErrors } from '../http/errors';
import { newReports } from '../http/rate';
import { bodyFor } from '../read/read';
import { project, readBodies } from '../read/readModel';
import { tableOf } from '../database/tables';
import { collectionOf } from '../registry';
import { noteDeed } from './trail';
import { change, insert, inWrite, sourceTable } from './write';

const MAX_WHY = 1000;

/** POST {collection}/{id}/report {why}: says why a public record should be looked at; once a person and record. */
export const reportVerb = (name: string) =>
  recordVerb(name, async (id: number, ctx: Context) => {
    const { why } = dataOnly(ctx, ['why']);
    const clean = typeof why === 'string' ? cleanText(why) : '';
    if (!clean) throw fieldErrors([{ path: ['why'], key: 'required' }]);
    if (textLength(clean) > MAX_WHY)
      throw fieldErrors([{ path: ['why'], key: 'tooLong', values: { max: MAX_WHY } }]);
    const caller = callerIn(ctx);
    await inWrite(async (trx) => {
      await bodyFor(collectionOf(name), id, caller);
      const reports = collectionOf('reports');
      const open = await trx(tableOf(reports))
        .where({ collection: name, record: id, by: caller.id, state: 'open' })
        .first('id');
      if (open) return;
      const report = { collection: name, record: id, why: clean, state: 'open', by: caller.id };
      await newReports.during(caller.id, () => insert(reports, report, trx));
    });
    return id;
  });

/** Sets a mark that only Admin sets (`{[field]: false}` takes it back); not an edit, so updatedAt stays. */
const flagVerb = (name: string, field: 'hidden' | 'featured' | 'sold') =>
  recordVerb(name, async (id: number, ctx: Context) => {
    const value = flagIn(ctx, field, true);
    const collection = collectionOf(name);
    await inWrite(async (trx) => {
      const before = await bodyFor(collection, id, callerIn(ctx));
      if (before[field] === value) return;
      await trx(sourceTable(collection))
        .where({ id })
        .update({ [field]: value });
      await project(collection, [id]);
      await noteDeed(trx, callerIn(ctx), {
        action: DEEDS[field][value ? 0 : 1],
        collection: name,
        record: id,
        label: before.Name,
      });
      if (field === 'hidden' && value) await closeReports(trx, name, id);
    });
    return id;
  });

const DEEDS = {
  hidden: ['hide', 'show'],
  featured: ['feature', 'unfeature'],
  sold: ['sell', 'unsell'],
} as const;

/** What people said of a record is settled once it is hidden. */
async function closeReports(trx: Knex, collection: string, record: number): Promise<void> {
  const reports = collectionOf('reports');
  const rows: { id: number }[] = await trx(tableOf(reports))
    .where({ collection, record, state: 'open' })
    .select('id');
  for (const body of (
    await readBodies(
      trx,
      reports,
      rows.map(({ id }) => id),
    )
  ).values())
    await change(reports, body, { state: 'hidden' }, trx);
}

/** Admin takes a public record out of sight, or puts it back. */
export const hideVerb = (name: string) => flagVerb(name, 'hidden');
/** Admin puts a public record on the landing page, or takes it off. */
export const featureVerb = (name: string) => flagVerb(name, 'featured');
/** Admin takes a product into the shop, or out of it. */
export const sellVerb = (name: string) => flagVerb(name, 'sold');
