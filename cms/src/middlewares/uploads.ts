import type { Context, Next } from 'koa';
import { sendPicture } from '../uploads/pictures';

/** Serves public pictures from the store, wherever it is, before Strapi looks for them on the disk. */
export default () => async (ctx: Context, next: Next) => {
  const [, name] = /^\/uploads\/([^/]+)$/.exec(ctx.path) ?? [];
  if (!name || !['GET', 'HEAD'].includes(ctx.method)) return next();
  await sendPicture(ctx, name);
};
