import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outerEnv } from './childEnv.mjs';
import { howItEnded, startChild } from './processes.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const SHOWN_LINES = 300;

const inSuite = (name, config, env) => (workspace) => runVitest(workspace, name, config, env);
const onDatabase = (client) =>
  inSuite(`cms-${client}`, 'tests/cms/vitest.config.ts', { DATABASE_CLIENT: client });

/**
 * Every suite of `npm test`: what must be built before it, what it does not run beside, and how it runs. The first two lanes run
 * side by side, each its suites one after the other and about as long as the other lane; the browser's comes last and alone, for
 * it keeps both cores busy and minds the time.
 */
export const SUITES = {
  unit: { lane: 0, builds: [], run: inSuite('unit', 'tests/vitest.config.ts') },
  // it reads what builds write
  lint: { lane: 0, builds: [], after: ['cms', 'site'], run: lint },
  cms: { lane: 0, builds: ['cms'], run: onDatabase('sqlite') },
  'cms-postgres': { lane: 1, builds: ['cms'], after: ['site'], run: onDatabase('postgres') },
  scripts: { lane: 1, builds: ['cms', 'site'], run: inSuite('scripts', 'tests/scripts/vitest.config.ts') },
  e2e: { lane: 2, builds: ['cms', 'site'], run: inSuite('e2e', 'tests/e2e/vitest.config.ts') },
};

async function lint(workspace) {
  const tsc = (dir) => [path.join(dir, 'node_modules/typescript/bin/tsc'), '--noEmit'];
  // Next writes down the types of its pages and of style sheets; without them the first check would differ from the second.
  const types = await check(workspace, 'types', ['node_modules/next/dist/bin/next', 'typegen']);
  const checks = [
    types,
    await check(workspace, 'prettier', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
    await check(workspace, 'eslint', ['node_modules/eslint/bin/eslint.js', '.']),
    await check(workspace, 'tsc', tsc(workspace.root)),
    await check(workspace, 'cms-domain', ['scripts/copy-domain.mjs'], 'cms'),
    await check(workspace, 'cms-tsc', tsc(path.join(workspace.root, 'cms')), 'cms'),
  ];
  const failures = checks.filter(Boolean);
  return { passed: checks.length - failures.length, failed: failures.length, output: failures.join('\n') };
}

async function check(workspace, name, args, dir = '.') {
  const child = run(workspace, {
    name: `lint (${name})`,
    args,
    cwd: path.join(workspace.root, dir),
    logFile: logOf(workspace, name),
  });
  const end = await child.ended;
  return end.code === 0 ? undefined : `${child.name} ${howItEnded(end)}\n${child.log.tail(SHOWN_LINES)}`;
}

/** Runs one suite; a run that fails, finds nothing or cannot load a file counts as failed whatever its tests say. */
export async function runVitest(workspace, name, config, env = {}) {
  if (!existsSync(path.join(workspace.root, config)))
    return { passed: 0, failed: 1, output: `${config} is not there.` };
  const report = path.join(workspace.dir, `${name}.json`);
  const args = [
    VITEST,
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const child = run(workspace, { name, args, cwd: workspace.root, logFile: logOf(workspace, name), env });
  const end = await child.ended;
  const { passed, failed, skipped } = readReport(report);
  // A file that could not even be loaded has no failed test, only a failed run.
  const isSound = end.code === 0 && passed > 0;
  const output = isSound
    ? secondTries(logOf(workspace, name))
    : `${name} ${howItEnded(end)}\n${child.log.tail(SHOWN_LINES)}`;
  return { passed, failed: isSound ? failed : Math.max(failed, 1), skipped, output };
}

/** Tests that passed at their second try only, each to be looked into; its first failure stands in the log. */
function secondTries(log) {
  const lines = readFileSync(log, 'utf8').split('\n');
  const again = lines.filter((line) => line.includes('(retry x')).map((line) => line.trim());
  return again.length > 0
    ? `Passed at the second try only (see ${path.basename(log)}):\n${again.join('\n')}`
    : '';
}

function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function run(workspace, { env, ...options }) {
  const child = startChild({
    ...options,
    env: { ...outerEnv(), NO_COLOR: '1', CI: '1', ...env },
  });
  workspace.children.add(child);
  return child;
}

const logOf = (workspace, name) => path.join(workspace.logs, `test-${name}.log`);
