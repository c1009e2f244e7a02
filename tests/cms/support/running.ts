import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partsOf, startPart } from '@/scripts/parts.mjs';
import { startChild, waitUntilReady } from '@/scripts/processes.mjs';
import { ensureSecrets } from '@/scripts/secrets.mjs';
import { ROOT, separateSettings } from '@/scripts/stack.mjs';

type Env = Record<string, string | undefined>;
export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
export interface RunningCms extends Running {
  readonly pid: number;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly ended: Promise<unknown>;
  /** The end of its log. */
  readonly said: () => string;
}
/** A folder or database that holds nothing yet is filled from a template, or begins with nothing, as a first start does. */
export interface Beginning {
  readonly from?: 'nothing' | 'template';
}
interface Child {
  readonly pid: number;
  readonly log: { readonly tail: (lines?: number) => string };
  readonly ended: Promise<unknown>;
  readonly stop: (patience?: number) => Promise<void>;
}

/** A folder that nothing else uses, and the data folder in it. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'supra-cms-'));
  // PostgreSQL, whose folder lies beside the data, may run as another user.
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
  return path.join(folder, 'data');
}
export const removeFolder = (dataDir: string): void =>
  rmSync(path.dirname(dataDir), { recursive: true, force: true });

/** Starts a CMS on a free port; `env` goes over what the launcher would give it. Rejects with the end of its log. */
export async function startCms(
  dataDir: string,
  env: Env = {},
  _beginning: Beginning = {},
): Promise<RunningCms> {
  const settings = await separateSettings({ dataDir, seed: 'none' });
  const { cms } = partsOf(settings, ensureSecrets(dataDir));
  const limits = env.AUTH_MODE === 'firebase' ? { RATE_LIMITS: 'on' } : {};
  const own = { NODE_ENV: 'test', LOG_REQUESTS: 'none', TMPDIR: dataDir, ...limits, ...env };
  const child = await started({ ...cms, env: defined({ ...cms.env, ...own }) }, settings, 'cms');
  const kill = async () => {
    process.kill(child.pid, 'SIGKILL');
    await child.ended;
  };
  const { pid, stop, ended, log } = child;
  return { url: `http://127.0.0.1:${settings.ports.cms}`, pid, stop, kill, ended, said: () => log.tail() };
}

export async function startEmulator(dataDir: string): Promise<Running & { projectId: string }> {
  const settings = await separateSettings({ dataDir, seed: 'none' });
  const child = await started(partsOf(settings, {}).emulator, settings, 'emulator');
  return {
    url: `http://127.0.0.1:${settings.ports.emulator}`,
    projectId: settings.auth.projectId,
    stop: child.stop,
  };
}

/** A PostgreSQL of the suite's own; its address as the CMS takes it. */
export async function startPostgres(dataDir: string): Promise<Running> {
  const { ports } = await separateSettings({ dataDir });
  const child = startChild({
    name: 'PostgreSQL',
    args: ['scripts/postgres.mjs', path.join(dataDir, '../postgres'), `${ports.cms}`],
    cwd: ROOT,
    env: { ...process.env },
    logFile: path.join(dataDir, 'logs/postgres.log'),
  });
  await waitUntilReady(child, ({ said }: { said: Set<string> }) => said.has('ready'), 60_000);
  return { url: `postgres://postgres:password@127.0.0.1:${ports.cms}/supra`, stop: child.stop };
}

async function started(part: unknown, settings: unknown, id: string): Promise<Child> {
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
