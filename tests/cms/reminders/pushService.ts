import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { atLeast, given } from '@/tests/support/at';
import { PUBLIC } from '@/tests/support/servers/pageServer';
import type { Wire } from '../support/api';
import { makeSigningKey } from '../support/certificate';
import { ownFolder, removeFolder } from '../support/running';
import { portOf } from '@/tests/support/servers/portOf';

const ece = createRequire(path.join(ROOT, 'cms/package.json'))('http_ece');
const HOST = 'push.example';

interface Came {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
/** Browser that has subscribed, with the messages that reached it. */
export interface Browser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string }; language: string };
  /** Decrypted messages, in order of arrival. */
  readonly shown: () => Wire[];
  /** The same messages with headers, still encrypted. */
  readonly came: () => readonly Came[];
}
export interface PushService {
  /** Environment that makes a CMS find it and accept it as a public service. */
  readonly env: Record<string, string>;
  readonly origin: string;
  readonly subscribe: (language?: string) => Browser;
  /** Sets the statuses of the next answers to this browser; a promise delays its answer. */
  readonly answer: (browser: Browser, ...statuses: (number | Promise<number>)[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts a push service for the tests, over https at a public address that leads to this machine. */
export async function startPushService(): Promise<PushService> {
  const folder = ownFolder();
  const { privateKey, certificate } = makeSigningKey(HOST);
  const trusted = path.join(folder, 'push.pem');
  writeFileSync(trusted, certificate);
  const all: Came[] = [];
  const answers = new Map<string, (number | Promise<number>)[]>();
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createServer({ key, cert: certificate }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    all.push({ path: url, headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
    const status = (await answers.get(url)?.shift()) ?? 201;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const names = { [HOST]: [PUBLIC], 'inner.example': ['10.0.0.7'] };
  const origin = `https://${HOST}`;
  return {
    origin,
    env: {
      IMPORT_TEST_NETWORK: JSON.stringify({ names, ports: { [PUBLIC]: port, '10.0.0.7': port } }),
      NODE_EXTRA_CA_CERTS: trusted,
    },
    subscribe: (language = 'en') => subscribed(origin, language, all),
    answer: ({ subscription }, ...statuses) =>
      void answers.set(new URL(subscription.endpoint).pathname, statuses),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        removeFolder(folder);
      }),
  };
}

function subscribed(origin: string, language: string, all: readonly Came[]): Browser {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `${origin}/${randomBytes(12).toString('base64url')}`;
  const came = () => all.filter((one) => endpoint.endsWith(one.path));
  const opened = ({ body }: Came) =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth }).toString());
  return {
    subscription: { endpoint, keys: { p256dh, auth }, language },
    came,
    shown: () => came().map(opened),
  };
}

/** Returns the sender claims of a message, if this key signed it. */
export function sentBy({ headers }: Came, publicKey: string): Wire {
  const vapid = /^vapid t=([^,]+), ?k=(.+)$/.exec(given(headers.authorization)) ?? [];
  const [, token, key] = atLeast(3, vapid);
  if (key !== publicKey) throw new Error(`Another key: ${headers.authorization}`);
  const [head, claims, signature] = atLeast(3, token.split('.'));
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
