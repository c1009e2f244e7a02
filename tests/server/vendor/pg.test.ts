import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { loadVendor, requireOfCms } from './load';
import { portOf } from '@/tests/support/servers/portOf';

test('a server that never answers is cut off', async () => {
  const { cutConnection } = await loadVendor('pg');
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { Client } = requireOfCms('pg');
  const client = new Client({ host: '127.0.0.1', port: portOf(server) });
  const refused = expect(client.connect()).rejects.toThrow('Connection terminated');
  const [socket] = await once(server, 'connection');
  const closed = once(socket, 'close');
  cutConnection(client);
  await Promise.all([refused, closed]);
  server.close();
});
