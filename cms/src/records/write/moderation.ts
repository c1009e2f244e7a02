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
import { recordAudit } from './trail';
import { change, insert, inWrite, sourceTable } from './write';

const MAX_WHY = 1000;

/** POST {collection}/{id}/report {why}: reports a public record for review; one open report per person and record. */
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

/**
 * Makes the verb that sets a flag reserved for Admin (`{[field]: false}` clears it); it is no edit, so updatedAt stays.
 */
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
      await recordAudit(trx, callerIn(ctx), {
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

/** Closes the open reports about a record once it is hidden. */
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

/** Verb by which Admin hides a public record, or shows it again. */
export const hideVerb = (name: string) => flagVerb(name, 'hidden');
/** Verb by which Admin puts a public record on the landing page, or takes it off. */
export const featureVerb = (name: string) => flagVerb(name, 'featured');
/** Verb by which Admin puts a product into the shop, or takes it out. */
export const sellVerb = (name: string) => flagVerb(name, 'sold');
