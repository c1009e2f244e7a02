import { present } from '../src/domain/present';
import path from 'node:path';
import { createStrapi, factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { skipReadModelSync } from '../src/records/read/readModelSync';
import { addService } from '../src/vendor/strapi';

/**
 * Baseline of `npm run bench`: Strapi's own controller on the same database under /api/plain/dishes, without our caches
 * and rules. Not part of the product: it runs only as this script.
 */
async function main(): Promise<void> {
  const app = await createStrapi({ appDir: path.resolve(__dirname, '..') }).load();
  const uid = 'api::dish.dish' as never;
  addService(app, uid, factories.createCoreService(uid));
  const controller = factories.createCoreController(uid)({ strapi: app }) as unknown as Record<
    string,
    (ctx: Context) => Promise<unknown>
  >;
  const answer = (name: string) => async (ctx: Context) => {
    // Strapi's actions find each other by `this`
    ctx.body = await skipReadModelSync(() => present(controller[name], name).call(controller, ctx));
  };
  const config = { auth: { scope: ['api::dish.dish.find'] } };
  app.server.routes({
    type: 'content-api',
    routes: [
      { method: 'GET', path: '/plain/dishes', handler: answer('find'), config },
      { method: 'GET', path: '/plain/dishes/:id', handler: answer('findOne'), config },
      { method: 'POST', path: '/plain/dishes', handler: answer('create'), config },
      { method: 'PUT', path: '/plain/dishes/:id', handler: answer('update'), config },
    ].map((route) => ({ ...route, info: { type: 'content-api', apiName: 'dish' } })),
  } as never);
  await app.start();
}

main().catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
