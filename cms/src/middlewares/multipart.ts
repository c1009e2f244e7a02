import { rm } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { may } from '../domain/access/rights';
import { callerOf } from '../auth/firebase-strategy';
import { StatusError } from '../records/http/errors';
import { sentIn } from '../records/strapi';

/** Where files are taken, and what is done there. */
const TAKEN: Readonly<Record<string, string>> = {
  '/api/upload': 'upload.upload',
  '/api/imports': 'imports.create',
};

/** Files are received only where they are taken and from people only; whatever comes of the call, its bytes do not stay. */
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
    const { files = {} } = sentIn(ctx);
    await Promise.all(
      Object.values(files)
        .flat()
        .map(({ filepath }) => rm(filepath, { force: true })),
    );
  }
};
