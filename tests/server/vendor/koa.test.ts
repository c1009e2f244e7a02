import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { loadVendor, requireOfCms, type Wire } from './load';

const requireOfStrapi = (name: string) => requireOfCms(requireOfCms.resolve(name, { paths: [STRAPI] }));
const STRAPI = requireOfCms.resolve('@strapi/core');

test('parameters are parsed by the middleware of Strapi', async () => {
  const { queryIn } = await loadVendor('koa');
  const app = new (requireOfStrapi('koa'))();
  const req = { url: '/api/dishes?filters[type][$in][0]=Dinner&sort=Name' } as IncomingMessage;
  const { query } = requireOfCms(STRAPI.replace(/index\.js$/, 'middlewares/query.js'));
  query({}, { strapi: { server: { app } } });
  expect(queryIn(app, req)).toEqual({ filters: { type: { $in: ['Dinner'] } }, sort: 'Name' });
});

test('the router leaves the pattern of its route', async () => {
  const { routePatternOf } = await loadVendor('koa');
  const app = new (requireOfStrapi('koa'))();
  const router = new (requireOfStrapi('@koa/router'))();
  router.get('/api/dishes/:id', (ctx: Wire) => void (ctx.body = routePatternOf(ctx)));
  const server = http.createServer(app.use(router.routes()).callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/dishes/7`);
  expect(await answer.text()).toBe('/api/dishes/:id');
  server.close();
});

test('a made context has the parts that the steps of an order read', async () => {
  const { contextOf } = await loadVendor('koa');
  const { sentIn } = await loadVendor('strapi');
  const context = contextOf({ state: { caller: 7 }, request: { body: { data: 1 } } });
  expect([context.state.caller, sentIn(context).body]).toEqual([7, { data: 1 }]);
});
