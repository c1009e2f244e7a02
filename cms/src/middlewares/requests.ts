import type { Context, Next } from 'koa';
import { logRequest } from '../records/log';

/** Writes down what Strapi answered. */
export default () => async (ctx: Context, next: Next) => {
  const start = process.hrtime.bigint();
  await next();
  logRequest(ctx.method, ctx.path, ctx.status, start);
};
