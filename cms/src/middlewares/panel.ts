import type { Context, Next } from 'koa';
import { forbidden } from '../records/errors';

/** The media library's own addresses, in whatever case the router would take them. */
const LIBRARY = /^\/upload(\/|$)/i;
const FILES = /^\/upload\/+files/i;

/**
 * The operators' media library neither takes, changes nor deletes files, which would leave records with pictures that are gone, and
 * lists none: medical files lie among them.
 */
export default () => async (ctx: Context, next: Next) => {
  const isClosed = LIBRARY.test(ctx.path) && (ctx.method !== 'GET' || FILES.test(ctx.path));
  if (!isClosed) return next();
  ctx.req.resume();
  throw forbidden('Pictures and files are put on and taken off in the app');
};
