import type { Context } from 'koa';
import { isDraining } from '../../../nodes/drain';
import { hasNodes, isLinked } from '../../../nodes/link';
import { rowsOf, sql } from '../../../records/database/database';
import { StatusError } from '../../../records/http/errors';
import { commitFailed } from '../../../records/http/refusals';

/** Throws if the database does not answer; where reads can pass by the writers, it does not wait for them. */
async function askDatabase(): Promise<void> {
  try {
    await rowsOf((await sql())('supra_shapes').select('name').limit(1));
  } catch (error) {
    throw commitFailed(error);
  }
}

export default () => ({
  /** Answers if the CMS and its database work. */
  async check(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    await askDatabase();
    ctx.body = { status: 'ok' };
  },

  /**
   * Answers if a balancer should send calls here: not to a node that is about to end, or has lost the connection to the
   * others.
   */
  async ready(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    if (isDraining() || (hasNodes() && !isLinked()))
      throw new StatusError(503, 'This node takes no calls for now', {}, { 'Retry-After': '2' });
    await askDatabase();
    ctx.body = { status: 'ready' };
  },
});
