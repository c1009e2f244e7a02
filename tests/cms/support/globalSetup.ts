import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '@/scripts/build.mjs';
import { separateSettings } from '@/scripts/stack.mjs';
import { ownFolder, removeFolder, startCms, startEmulator, startPostgres, type Running } from './running';
import { signUp, type Emulator, type Person } from './people';

/** Who is Admin by their address, once it is verified. */
const ADMINS = 'root@supra.test, boss@supra.test,CHIEF@supra.test,late@supra.test,';
const NAMES = ['admin', 'user', 'friend', 'stranger', 'courier'] as const;

export interface TestStack {
  readonly cmsUrl: string;
  readonly dataDir: string;
  readonly emulator: Emulator;
  readonly people: Readonly<Record<(typeof NAMES)[number], Person>>;
  readonly database: 'sqlite' | 'postgres';
  /** Where the database is: SQLite's file, or PostgreSQL's address. */
  readonly databaseUrl: string;
}
declare module 'vitest' {
  export interface ProvidedContext {
    stack: TestStack;
  }
}

/** One emulator, one database and one CMS for the whole suite, and five people who have signed in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = ownFolder();
  const running: Running[] = [];
  const kept = <T extends Running>(one: T): T => {
    running.unshift(one);
    return one;
  };
  const teardown = async () => {
    for (const one of running) await one.stop();
    removeFolder(dataDir);
  };
  try {
    await ensureBuilt('cms', await separateSettings({ dataDir }));
    const { url, projectId } = kept(await startEmulator(dataDir));
    const { env, ...database } = await databaseOf(dataDir, kept);
    const cms = kept(
      await startCms(dataDir, { ...env, ...emulatorEnv(url, projectId), ADMIN_EMAILS: ADMINS }),
    );
    const emulator = { url, projectId };
    const people = await invite(emulator, cms.url);
    project.provide('stack', { cmsUrl: cms.url, dataDir, emulator, people, ...database });
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

async function databaseOf(dataDir: string, kept: (one: Running) => Running) {
  if (process.env.DATABASE_CLIENT !== 'postgres')
    return { database: 'sqlite' as const, databaseUrl: path.join(dataDir, 'supra.db'), env: {} };
  const { url } = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL }
    : kept(await startPostgres(dataDir));
  const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url, DATABASE_SSL: 'false' };
  return { database: 'postgres' as const, databaseUrl: url, env };
}

const emulatorEnv = (url: string, projectId: string) => ({
  FIREBASE_AUTH_EMULATOR_HOST: url.replace('http://', ''),
  FIREBASE_PROJECT_ID: projectId,
});

async function invite(emulator: Emulator, cmsUrl: string): Promise<TestStack['people']> {
  const people: Record<string, Person> = {};
  for (const name of ['root', ...NAMES]) {
    const account = await signUp(emulator, { email: `${name}@supra.test`, name: `The ${name}` });
    const me = await fetch(`${cmsUrl}/api/users/me`, { headers: { Authorization: account.token } });
    people[name] = { ...account, id: (await me.json()).id };
  }
  const { root, admin, courier, ...others } = people;
  const give = (by: Person, to: Person, Rolee: string) =>
    fetch(`${cmsUrl}/api/users/${to.id}/role`, {
      method: 'POST',
      headers: { Authorization: by.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { Rolee } }),
    });
  await give(root, admin, 'Admin');
  await give(admin, courier, 'Courier');
  // A listed person stays Admin; the suite's own can lose it, as most Admins can.
  await fetch(`${cmsUrl}/api/users/me`, { method: 'DELETE', headers: { Authorization: root.token } });
  return { admin, courier, ...others } as unknown as TestStack['people'];
}
