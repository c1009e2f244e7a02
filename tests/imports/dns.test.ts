import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchGuarded } from '@/cms/src/net/guarded';
import { resolveDns, type Network } from '@/cms/src/net/network';
import { type DnsServer, serveDns } from '@/tests/support/servers/dnsServer';
import { PUBLIC } from '@/tests/support/servers/pageServer';

let dns: DnsServer;
beforeAll(async () => {
  dns = await serveDns({ 'quick.example': PUBLIC });
});
afterAll(() => dns.close());

const ask = (name: string) => resolveDns(name, [dns.at]);
const codeOf = (name: string) =>
  ask(name).then(
    () => 'an address',
    ({ code }): string => code,
  );

describe('the address of a name', () => {
  test('comes from DNS', async () => {
    expect(await ask('quick.example')).toEqual([PUBLIC]);
    expect(await codeOf('nobody.example')).toBe('ENOTFOUND');
  });

  test.each(['localhost', 'LOCALHOST', 'supra.localhost', 'localhost.'])(
    'is this machine for %s, without a query',
    async (name) => {
      expect(await ask(name)).toEqual(['127.0.0.1']);
    },
  );

  test('is not awaited for long, and other names and files are not held up', async () => {
    let isOver = false;
    const slow = Promise.all(Array.from({ length: 40 }, (_one, at) => codeOf(`slow${at}.example`))).then(
      (codes) => {
        isOver = true;
        return codes;
      },
    );
    await expect.poll(() => new Set(dns.ignored).size, { timeout: 10_000 }).toBe(40);
    expect(await ask('quick.example')).toEqual([PUBLIC]);
    expect(await readFile('package.json', 'utf8')).toContain('supra');
    expect(isOver).toBe(false);
    for (const code of await slow) expect(['ETIMEOUT', 'ECANCELLED']).toContain(code);
  }, 20_000);

  test('is reported as an unreachable host, not as a slow page, if unknown', async () => {
    const net: Network = { resolve: ask, place: (address, port) => ({ address, port }) };
    const asked = fetchGuarded('https://slow.example/', { accept: '*/*', bytes: 1, net, timeoutMs: 60_000 });
    await expect(asked).rejects.toMatchObject({ key: 'unreachable' });
    const none = fetchGuarded('https://nobody.example/', { accept: '*/*', bytes: 1, net });
    await expect(none).rejects.toMatchObject({ key: 'notFound' });
  }, 20_000);
});
