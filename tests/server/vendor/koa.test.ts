import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { loadVendor, requireOfCms, type Wire } from './load';
import { portOf } from '@/tests/support/servers/portOf';

const requireOfStrapi = (name: string) => requireOfCms(requireOfCms.resolve(name, { paths: [STRAPI] }));
const STRAPI = requireOfCms.resolve('@strapi/core');

/** Calls an application once. */
async function answerOf(app: Wire, where: string, init?: RequestInit): Promise<Response> {
  const server = http.createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await fetch(`http://127.0.0.1:${portOf(server)}${where}`, init);
  } finally {
    server.close();
  }
}

test('parameters are parsed by the middleware of Strapi', async () => {
  const { queryIn } = await loadVendor('koa');
  const app = new (requireOfStrapi('koa'))();
  const req = { url: '/api/dishes?filters[type][$in][0]=Dinner&sort=Name' };
  const { query } = requireOfCms(STRAPI.replace(/index\.js$/, 'middlewares/query.js'));
  query({}, { strapi: { server: { app } } });
  expect(queryIn(app, req)).toEqual({ filters: { type: { $in: ['Dinner'] } }, sort: 'Name' });
});

test('the router leaves the pattern of its route', async () => {
  const { routePatternOf } = await loadVendor('koa');
  const app = new (requireOfStrapi('koa'))();
  const router = new (requireOfStrapi('@koa/router'))();
  router.get('/api/dishes/:id', (ctx: Wire) => void (ctx.body = routePatternOf(ctx)));
  const answer = await answerOf(app.use(router.routes()), '/api/dishes/7');
  expect(await answer.text()).toBe('/api/dishes/:id');
});

test('files are numbered in the order in which they begin', async () => {
  const { numberFiles } = await loadVendor('koa');
  const app = new (requireOfStrapi('koa'))();
  app.use(
    requireOfStrapi('koa-body').koaBody({ multipart: true, formidable: { onFileBegin: numberFiles() } }),
  );
  app.use((ctx: Wire) => {
    ctx.body = ctx.request.files.files.map(({ originalFilename, begun }: Wire) => [originalFilename, begun]);
  });
  const body = new FormData();
  for (const name of ['a.txt', 'b.txt']) body.append('files', new Blob([name]), name);
  const answer = await answerOf(app, '/', { method: 'POST', body });
  expect((await answer.json()).toSorted()).toEqual([
    ['a.txt', 1],
    ['b.txt', 2],
  ]);
});

test('a made context has the parts that the steps of an order read', async () => {
  const { contextOf } = await loadVendor('koa');
  const { parsedRequest } = await loadVendor('strapi');
  const context = contextOf({ state: { caller: 7 }, request: { body: { data: 1 } } });
  expect([context.state.caller, parsedRequest(context).body]).toEqual([7, { data: 1 }]);
});
