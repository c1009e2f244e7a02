import type { Context, Next } from 'koa';

/** One JSON line a request: what was asked and how it went; no query, no identity, no personal data. */
export default () => async (ctx: Context, next: Next) => {
  if (process.env.LOG_REQUESTS === 'none') return next();
  const start = process.hrtime.bigint();
  await next();
  const ms = Number((process.hrtime.bigint() - start) / 10_000n) / 100;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), part: 'cms', method: ctx.method, path: ctx.path, status: ctx.status, ms })}\n`);
};
