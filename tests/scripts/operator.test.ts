import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { makeFirstOperator, operatorProof } from '@/scripts/operator.mjs';
import { ensureSecrets } from '@/scripts/settings/secrets.mjs';
import { freePorts } from '@/scripts/processes/ports.mjs';
import { at } from '@/tests/support/at';
import { ownFolder } from './folder';
import { portOf } from '@/tests/support/servers/portOf';

interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly email: string; readonly password: string };
}
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a CMS that answers with this status; returns its requests. */
async function cmsThat(answers: number, text = '{}') {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(answers, { 'Content-Type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const port = portOf(server);
  return { heard, port, url: `http://127.0.0.1:${port}` };
}
const run = (args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { PATH, NODE_ENV } = process.env;
    const whole = { PATH, NODE_ENV, SUPRA_ENV_FILE: '/nowhere', ...env };
    execFile(process.execPath, ['scripts/operator.mjs', ...args], { env: whole }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });

test('the command proves that it reads the secrets, and prints the first password', async () => {
  const DATA_DIR = ownFolder();
  const secrets = ensureSecrets(DATA_DIR);
  const cms = await cmsThat(200);
  const { code, said } = await run(['olga@supra.test'], { DATA_DIR, CMS_PORT: `${cms.port}` });
  expect([code, said]).toEqual([0, expect.stringContaining(`http://127.0.0.1:${cms.port}/admin`)]);
  const { headers, body } = at(cms.heard, 0);
  expect(headers['x-supra-operator']).toBe(operatorProof(secrets)['X-Supra-Operator']);
  expect(body).toMatchObject({ email: 'olga@supra.test' });
  expect(said).toContain(body.password);
  // meets Strapi's rules
  expect(body.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,}$/);
  for (const secret of Object.values(secrets)) expect(JSON.stringify(cms.heard)).not.toContain(secret);
});

test('every password is different', async () => {
  const { url: cmsUrl } = await cmsThat(200);
  const make = () => makeFirstOperator({ cmsUrl, secrets: { ADMIN_JWT_SECRET: 'x' }, email: 'a@b.ge' });
  expect(await make()).not.toBe(await make());
});

test.each([[[]], [['nobody']], [['a@b.ge', 'more']]])('%j prints the usage', async (args) => {
  const { code, said } = await run(args, { DATA_DIR: ownFolder() });
  expect([code, said]).toEqual([2, expect.stringContaining('npm run operator -- EMAIL')]);
});

test('a refusal is reported in the CMS’s words, and so is a missing CMS', async () => {
  const error = { error: { message: 'You cannot register a new super admin' } };
  const cms = await cmsThat(400, JSON.stringify(error));
  const refused = await run(['a@b.ge'], { DATA_DIR: ownFolder(), CMS_PORT: `${cms.port}` });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(error.error.message)]);
  const { cms: free } = await freePorts();
  const away = await run(['a@b.ge'], { DATA_DIR: ownFolder(), CMS_PORT: `${free}` });
  expect([away.code, away.said]).toEqual([1, expect.stringContaining('No CMS answers here')]);
});
