import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadVendor, requireOfCms, type Wire } from './load';

const FILE = {
  uid: 'plugin::upload.file',
  singularName: 'file',
  tableName: 'files',
  attributes: { id: { type: 'increments' }, related: { type: 'relation', relation: 'morphToMany' } },
};

let folder: string;
let app: Wire;
let vendor: Wire;

/** A Strapi that has made its services, and neither tables nor a port. */
beforeAll(async () => {
  vendor = await loadVendor('strapi');
  folder = mkdtempSync(path.join(tmpdir(), 'supra-strapi-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "none", "version": "1.0.0" }');
  mkdirSync(path.join(folder, 'config'));
  writeFileSync(
    path.join(folder, 'config/database.js'),
    `module.exports = { connection: { client: 'sqlite', connection: { filename: ':memory:' }, useNullAsDefault: true } };`,
  );
  app = requireOfCms('@strapi/strapi').createStrapi({ appDir: folder });
});

afterAll(async () => {
  await app.db.destroy();
  Reflect.deleteProperty(globalThis, 'strapi');
  rmSync(folder, { recursive: true });
});

test('an error of the start comes by stopWithError, which Strapi itself calls', async () => {
  const heard: unknown[] = [];
  vendor.replaceStop(app, (error: unknown) => heard.push(error));
  const { load } = app;
  app.load = () => Promise.reject(new Error('no database'));
  await app.start();
  app.load = load;
  expect(heard).toEqual([new Error('no database')]);
});

test('the end of Strapi waits for the work before it', async () => {
  const order: string[] = [];
  const destroy = vi
    .spyOn(Object.getPrototypeOf(app), 'destroy')
    .mockImplementation(() => order.push('Strapi'));
  vendor.beforeDestroy(app, async () => void order.push('work'));
  await app.destroy();
  expect(destroy).toHaveBeenCalledOnce();
  expect(order).toEqual(['work', 'Strapi']);
});

test('a strategy is asked for the identity, and the check before its verify', async () => {
  const calls: string[] = [];
  const strategy = {
    name: 'own',
    authenticate: () => ({ authenticated: true, credentials: 'me' }),
    verify: () => calls.push('verify'),
  };
  vendor.registerStrategyOf(app, strategy, (name: string) => calls.push(`check ${name}`));
  const ctx: Wire = { state: { route: { info: { type: 'content-api' } } }, unauthorized: () => 'nobody' };
  const auth = app.get('auth');
  await auth.authenticate(ctx, () => calls.push('in'));
  await auth.verify(ctx.state.auth, {});
  expect(calls).toEqual(['in', 'check own', 'verify']);
});

test('an added service is found', () => {
  vendor.addService(app, 'api::thing.thing', () => ({ find: () => 'found' }));
  expect(app.service('api::thing.thing').find()).toBe('found');
});

test('the metadata name the table between files and records', async () => {
  await app.db.init({ models: [FILE] });
  expect(app.db.metadata.get(FILE.uid).attributes.related.joinTable.name).toBe('files_related_mph');
  expect(vendor.fileLinksTable()).toBe('files_related_mph');
});
