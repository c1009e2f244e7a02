import type { Context } from 'koa';
import { sql } from '../../../records/database';

export default () => ({
  /** Whether the CMS answers and its database too. */
  async check(ctx: Context) {
    await (await sql()).raw('select 1');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  },
});
