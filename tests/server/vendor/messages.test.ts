import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import net, { type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadVendor, requireOfCms, type Wire } from './load';
import { portOf } from '@/tests/support/servers/portOf';

let vendor: Wire;
let server: Server;
beforeAll(async () => {
  vendor = await loadVendor('messages');
  server = net.createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was thrown',
    ({ message }: Error) => message,
  );

test('what pg says of a server that does not answer, and of a lost connection', async () => {
  const { Client } = requireOfCms('pg');
  const client = new Client({
    host: '127.0.0.1',
    port: portOf(server),
    connectionTimeoutMillis: 50,
  });
  client.on('error', () => undefined);
  const late = await messageOf(client.connect());
  const lost = await messageOf(client.query('select 1'));
  expect([late, vendor.isUnreachable(late), vendor.isDatabaseAway(late)]).toEqual([late, true, true]);
  expect([lost, vendor.isDatabaseAway(lost)]).toEqual([lost, true]);

  const other = new Client({ host: '127.0.0.1', port: portOf(server) });
  const cut = messageOf(other.connect());
  const [socket] = await once(server, 'connection');
  socket.destroy();
  const message = await cut;
  expect([message, vendor.isUnreachable(message), vendor.isDatabaseAway(message)]).toEqual([
    message,
    true,
    true,
  ]);
});

test('what Knex says of a pool without a free connection, and of one that is closed', async () => {
  const db = requireOfCms('knex')({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    pool: { min: 1, max: 1 },
    acquireConnectionTimeout: 50,
    useNullAsDefault: true,
  });
  const trx = await db.transaction();
  const full = await messageOf(db.raw('select 1'));
  await trx.rollback();
  await db.destroy();
  const closed = await messageOf(db.raw('select 1'));
  for (const message of [full, closed])
    expect([message, vendor.isDatabaseAway(message)]).toEqual([message, true]);
});

test('what Strapi says where it could not look relations up', () => {
  const core = path.dirname(requireOfCms.resolve('@strapi/core'));
  const source = readFileSync(path.join(core, 'services/entity-validator/index.js'), 'utf8');
  const [, message] = /e instanceof ValidationError && e\.message \|\| '([^']+)'/.exec(source) ?? [];
  expect([message, vendor.isDatabaseAway(message)]).toEqual([message, true]);
});
