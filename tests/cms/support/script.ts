import { spawn } from 'node:child_process';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { stack } from './api';

/** Runs a script as `npm run` would, with this folder as DATA_DIR; returns its output and exit code. */
export async function run(script: string, args: string[], dataDir: string, env: Record<string, string> = {}) {
  const isPostgres = stack().database === 'postgres';
  const database = isPostgres ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: stack().databaseUrl } : {};
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      SUPRA_ENV_FILE: '/dev/null',
      DATA_DIR: dataDir,
      ...database,
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said: said.trim() };
}
