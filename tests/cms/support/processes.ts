import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { partsOf, startPart } from '@/scripts/launch/parts.mjs';
import { startChild, waitUntilReady } from '@/scripts/processes/processes.mjs';
import { ensureSecrets } from '@/scripts/settings/secrets.mjs';
import { ROOT, separateSettings } from '@/scripts/launch/stack.mjs';

export type Env = Record<string, string | undefined>;
export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
}
export interface RunningCms extends Running {
  readonly pid: number;
  readonly ended: Promise<unknown>;
  /** Returns the end of its log. */
  readonly said: () => string;
}
interface Child {
  readonly pid: number;
  readonly log: { readonly tail: (lines?: number) => string };
  readonly ended: Promise<unknown>;
  readonly stop: (patience?: number) => Promise<void>;
}
type Start = Parameters<typeof startPart>;
type Started = [part: Start[0], settings: Start[1], id: Start[2]];

/** Makes a new folder, and returns the data folder in it. */
export function makeFolder(base: string): string {
  const folder = mkdtempSync(path.join(base, 'cms-'));
  // PostgreSQL, whose folder lies beside the data, may run as another user.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
  return path.join(folder, 'data');
}
export const removeFolder = (dataDir: string): void =>
  rmSync(path.dirname(dataDir), { recursive: true, force: true, maxRetries: 5 });

/**
 * Starts a CMS on its data folder, at a free port; `env` overrides the launcher's settings. Rejects with the end of its
 * log.
 */
export async function startCms(dataDir: string, env: Env = {}): Promise<RunningCms> {
  const settings = await separateSettings({ dataDir, seed: 'none' });
  const { cms } = partsOf(settings, ensureSecrets(dataDir));
  const limits = env.AUTH_MODE === 'firebase' ? { RATE_LIMITS: 'on' } : {};
  const own = { NODE_ENV: 'test', LOG_REQUESTS: 'none', TMPDIR: dataDir, ...limits, ...env };
  const child = await started({ ...cms, env: defined({ ...cms.env, ...own }) }, settings, 'cms');
  const { pid, stop, ended, log } = child;
  const url = `http://127.0.0.1:${settings.ports.cms}`;
  return { url, pid, stop, kill: () => kill(child), ended, said: () => log.tail() };
}

export async function startEmulator(dataDir: string): Promise<Running & { projectId: string }> {
  const settings = await separateSettings({ dataDir, seed: 'none' });
  const child = await started(partsOf(settings, {}).emulator, settings, 'emulator');
  return {
    url: `http://127.0.0.1:${settings.ports.emulator}`,
    projectId: settings.auth.projectId,
    stop: child.stop,
    kill: () => kill(child),
  };
}

/**
 * Starts a PostgreSQL on the cluster beside this data folder, made first if there is none; returns the address of its
 * database `supra`.
 */
export async function startPostgres(dataDir: string): Promise<Running> {
  const { ports } = await separateSettings({ dataDir });
  const child = startChild({
    name: 'PostgreSQL',
    args: ['scripts/launch/postgres.mjs', path.join(dataDir, '../postgres'), `${ports.cms}`],
    cwd: ROOT,
    env: { ...process.env },
    logFile: path.join(dataDir, 'logs/postgres.log'),
  });
  await waitUntilReady(child, ({ said }) => said.has('ready'), 60_000);
  return {
    url: `postgres://postgres:password@127.0.0.1:${ports.cms}/supra`,
    stop: child.stop,
    kill: () => kill(child),
  };
}

async function kill(child: Child): Promise<void> {
  process.kill(child.pid, 'SIGKILL');
  await child.ended;
}

async function started(...[part, settings, id]: Started): Promise<Child> {
  let child: Child | undefined;
  try {
    return await startPart(part, settings, id, (one: Child) => (child = one));
  } catch (error) {
    await child?.stop();
    throw error;
  }
}

const defined = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
