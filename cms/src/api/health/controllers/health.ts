import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { SHOWN } from '../../../crawlers/sitemap';
import { isDraining } from '../../../nodes/drain';
import { hasNodes, isLinked } from '../../../nodes/link';
import { synced } from '../../../nodes/sync';
import { rowsOf, sql } from '../../../records/database/database';
import { stampOf } from '../../../records/read/generations';
import { StatusError } from '../../../records/http/errors';
import { commitFailed } from '../../../records/http/refusals';

/** Collections that public pages show. */
const SHOWN_TO_ALL = [...SHOWN, 'products'];
/** Tells this process from others, whose counts of writes are their own. */
const PROCESS = randomUUID();

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

  /** Answers a text that changes with every write to what public pages show, and with the process. */
  async published(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    await synced();
    const stamp = `${PROCESS} ${stampOf(SHOWN_TO_ALL)}`;
    ctx.body = { state: createHash('sha256').update(stamp).digest('base64url').slice(0, 16) };
  },
});
