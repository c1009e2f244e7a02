import path from 'node:path';
import { inject } from 'vitest';
import { given } from '@/tests/support/at';
import { createDatabase, databaseEnv } from './ownCms';
import { signUp, type Emulator, type Person } from './people';
import { ownFolder, startCms, startEmulator, type Running } from './running';
import { NAMES, openStack, type TestStack } from './stack';

/** Addresses of people who are Admin once their address is verified. */
const ADMINS = 'root@supra.test, boss@supra.test,CHIEF@supra.test,late@supra.test,';

// Each worker of these projects has its own emulator and CMS for all its files, and five people who have signed in.
await openStack(start);

async function start(): Promise<TestStack> {
  const { postgresUrl } = inject('cms');
  const dataDir = ownFolder();
  const database = postgresUrl ? 'postgres' : 'sqlite';
  const [own, databaseUrl] = await Promise.all([
    startEmulator(dataDir),
    postgresUrl ? createDatabase(postgresUrl) : path.join(dataDir, 'supra.db'),
  ]);
  const { url, projectId } = own;
  const cms = await startCms(dataDir, {
    ...databaseEnv(database, databaseUrl),
    FIREBASE_AUTH_EMULATOR_HOST: url.replace('http://', ''),
    FIREBASE_PROJECT_ID: projectId,
    ADMIN_EMAILS: ADMINS,
  });
  endWithWorker([own, cms]);
  const emulator = { url, projectId };
  const people = await invite(emulator, cms.url);
  return { cmsUrl: cms.url, dataDir, emulator, people, database, databaseUrl };
}

/**
 * Stops them while vitest still waits for its worker (half a second); the time of a process that outlives it is counted
 * nowhere.
 */
function endWithWorker(running: readonly Running[]): void {
  process.once(
    'SIGTERM',
    () => void Promise.all(running.map((one) => one.kill())).then(() => process.exit()),
  );
}

async function invite(emulator: Emulator, cmsUrl: string): Promise<TestStack['people']> {
  const people: Record<string, Person> = {};
  for (const name of ['root', ...NAMES]) {
    const account = await signUp(emulator, { email: `${name}@supra.test`, name: `The ${name}` });
    const me = await fetch(`${cmsUrl}/api/users/me`, { headers: { Authorization: account.token } });
    people[name] = { ...account, id: (await me.json()).id };
  }
  const { root, ...others } = people;
  const give = (by: Person, to: Person, Rolee: string) =>
    fetch(`${cmsUrl}/api/users/${to.id}/role`, {
      method: 'POST',
      headers: { Authorization: by.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { Rolee } }),
    });
  const [owner, admin, courier] = [given(root), given(others.admin), given(others.courier)];
  await give(owner, admin, 'Admin');
  await give(admin, courier, 'Courier');
  // A listed person stays Admin; the suite's Admin can lose the role, as most can.
  await fetch(`${cmsUrl}/api/users/me`, { method: 'DELETE', headers: { Authorization: owner.token } });
  return others as unknown as TestStack['people'];
}
