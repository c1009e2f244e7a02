import { afterAll, beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import { buildDir } from '@/scripts/build/build.mjs';
import { partsOf } from '@/scripts/launch/parts.mjs';
import { startChild } from '@/scripts/processes/processes.mjs';
import { ensureSecrets } from '@/scripts/settings/secrets.mjs';
import { ROOT, separateSettings } from '@/scripts/launch/stack.mjs';
import { at } from '@/tests/support/at';
import { databaseEnv, ownDatabase } from '../../support/ownCms';
import { ownFolder, removeFolder } from '../../support/running';

const dataDir = ownFolder();
let drop: () => Promise<void>;
let env: NodeJS.ProcessEnv;
let built: string;

beforeAll(async () => {
  const settings = await separateSettings({ dataDir, seed: 'none' });
  built = buildDir(settings, 'cms');
  const own = await ownDatabase(dataDir);
  ({ drop } = own);
  const { cms } = partsOf(settings, ensureSecrets(dataDir));
  env = { ...cms.env, NODE_ENV: 'test', ...databaseEnv(own.database, own.databaseUrl) };
});
afterAll(async () => {
  await drop();
  removeFolder(dataDir);
});

interface Differing {
  readonly uid: string;
  readonly data: unknown;
  readonly theirs: unknown;
  readonly ours: unknown;
}

interface Found {
  readonly kinds: number;
  readonly collections: number;
  readonly compared: number;
  readonly bodies: number;
  readonly differing: readonly Differing[];
}

test('records of every kind are in the tables as Strapi would write them, and answered alike; bodies assembled from written values equal those read back', async () => {
  const child = startChild({
    name: 'Both ways',
    args: [path.join(ROOT, 'tests/cms/records/read/bothWays.mjs'), built],
    cwd: path.join(ROOT, 'cms'),
    env,
    logFile: path.join(dataDir, 'logs/both.log'),
  });
  await child.ended;
  const found = at([...child.said] as Found[], 0);
  expect(found, child.log.tail()).toBeDefined();
  for (const { uid, data, theirs, ours } of found.differing)
    expect(ours, `${uid} of ${JSON.stringify(data)}`).toEqual(theirs);
  expect(found.kinds).toBeGreaterThan(25);
  expect(found.compared).toBe(found.kinds * 12);
  expect(found.collections).toBeGreaterThan(20);
  expect(found.bodies).toBe(found.collections * 12);
}, 400_000);
