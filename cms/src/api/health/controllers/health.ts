import type { Context } from 'koa';
import { rowsOf, sql } from '../../../records/database';
import { notKept } from '../../../records/refusals';

export default () => ({
  /** Whether the CMS answers and its database too; where that can be read beside the writers, it does not wait for them. */
  async check(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    try {
      await rowsOf((await sql())('supra_shapes').select('name').limit(1));
    } catch (error) {
      throw notKept(error);
    }
    ctx.body = { status: 'ok' };
  },
});
