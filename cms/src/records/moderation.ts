import type { Context } from 'koa';
import { cleanText } from '../domain/text/clean';
import { textLength } from '../domain/limits';
import { callerIn, dataIn, recordVerb } from './actions';
import { fieldErrors } from './errors';
import { bodyFor } from './read';
import { tableOf } from './readModel';
import { collectionOf } from './registry';
import { insert, inWrite } from './write';

const MAX_WHY = 1000;

/** POST {collection}/{id}/report {why}: says why a public record should be looked at; once a person and record. */
export const reportVerb = (name: string) =>
  recordVerb(name, async (id: number, ctx: Context) => {
    const { why, ...rest } = dataIn(ctx);
    const clean = typeof why === 'string' ? cleanText(why) : '';
    if (Object.keys(rest).length) throw fieldErrors([{ path: [Object.keys(rest)[0]], key: 'unknown' }]);
    if (!clean) throw fieldErrors([{ path: ['why'], key: 'required' }]);
    if (textLength(clean) > MAX_WHY) throw fieldErrors([{ path: ['why'], key: 'tooLong', values: { max: MAX_WHY } }]);
    const caller = callerIn(ctx);
    await inWrite(async (trx) => {
      await bodyFor(collectionOf(name), id, caller);
      const reports = collectionOf('reports');
      const open = await trx(tableOf(reports)).where({ collection: name, record: id, by: caller.id, state: 'open' }).first('id');
      if (!open) await insert(reports, { collection: name, record: id, why: clean, state: 'open', by: caller.id }, trx);
    });
    return id;
  });
