import { rm } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { may } from '../domain/access/rights';
import { callerOf } from '../auth/firebase-strategy';
import { StatusError } from '../records/http/errors';
import { parsedRequest } from '../vendor/strapi';

/** Paths that accept files, with the right that each needs. */
const TAKEN: Readonly<Record<string, string>> = {
  '/api/upload': 'upload.upload',
  '/api/imports': 'imports.create',
};

/** Accepts files only on these paths and only from people; deletes their bytes after the call, whatever its outcome. */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith('/api') || !ctx.is('multipart')) return next();
  const action = TAKEN[ctx.path];
  if (!action || ctx.method !== 'POST') throw new StatusError(415, 'Files are not taken here');
  const caller = await callerOf(ctx.request.headers.authorization);
  if (caller.who === 'visitor') throw new errors.UnauthorizedError();
  if (!may(caller.who, action)) throw new errors.ForbiddenError();
  try {
    await next();
  } finally {
    const { files = {} } = parsedRequest(ctx);
    await Promise.all(
      Object.values(files)
        .flat()
        .map(({ filepath }) => rm(filepath, { force: true })),
    );
  }
};
