import type { Context, Next } from 'koa';
import { callId } from '../doors/calls';
import { streamOpened } from '../doors/metricsRegistry';
import { logRequest } from '../records/http/log';
import { routePatternOf } from '../vendor/koa';

/** Logs what Strapi answered, and returns the id under which the logs list the call. */
export default () => async (ctx: Context, next: Next) => {
  const start = process.hrtime.bigint();
  await next();
  const id = callId();
  if (id) ctx.set('X-Request-Id', id);
  if (ctx.response.is('text/event-stream')) ctx.res.once('close', streamOpened());
  logRequest(ctx.method, ctx.path, ctx.status, start, routeOf(ctx));
};

/** Returns the route's pattern, not its actual values, of which there are far too many. */
const routeOf = (ctx: Context): string =>
  routePatternOf(ctx) ?? (ctx.path.startsWith('/uploads/') ? '/uploads/:name' : 'none');
