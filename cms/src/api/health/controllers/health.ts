import type { Context } from 'koa';
import { isDraining } from '../../../nodes/drain';
import { hasNodes, isLinked } from '../../../nodes/link';
import { rowsOf, sql } from '../../../records/database/database';
import { StatusError } from '../../../records/http/errors';
import { notKept } from '../../../records/http/refusals';

/** Whether the database answers; where that can be read beside the writers, it does not wait for them. */
async function askDatabase(): Promise<void> {
  try {
    await rowsOf((await sql())('supra_shapes').select('name').limit(1));
  } catch (error) {
    throw notKept(error);
  }
}

export default () => ({
  /** Whether the CMS answers and its database too. */
  async check(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    await askDatabase();
    ctx.body = { status: 'ok' };
  },

  /** Whether a balancer should send calls here: not to a node that is about to end, or hears nothing of the others. */
  async ready(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    if (isDraining() || (hasNodes() && !isLinked()))
      throw new StatusError(503, 'This node takes no calls for now', {}, { 'Retry-After': '2' });
    await askDatabase();
    ctx.body = { status: 'ready' };
  },
});
