import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outerEnv } from '../settings/childEnv.mjs';
import { howItEnded, startChild } from '../processes/processes.mjs';
import { ROOT } from '../launch/stack.mjs';

/** @import { Child, End, Program } from '../processes/processes.mjs' */

/**
 * A part of Playwright's JSON report.
 * @typedef {{ title: string, tests: { status: string, results: { duration: number,
 *   error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Reported[] }} Reported
 */

/**
 * @typedef {'unit' | 'cms' | 'scripts' | 'lint' | 'e2e'} SuiteName
 * @typedef {{ builds: ('cms' | 'site')[], projects?: string[] }} Suite
 * @typedef {{ root: string, dir: string, logs: string, children: { add: (child: Child) => unknown } }} Workspace
 */

/**
 * A test file's part of a run is what tests/support/reporter.ts writes down.
 * @typedef {{ project: string, file: string, passed: number, failed: number, skipped: number, ms: number, cpu?: number,
 *   again: { test: string, error: string }[] }} FileResult
 * @typedef {{ passed: number, failed: number, skipped: number, files: FileResult[], output: string }} SuiteResult
 */

const SHOWN_LINES = 300;
const CACHE = 'node_modules/.cache/supra';
/** Folders whose tsconfig.json is checked, by the check's name; the CMS's build checks its own types. */
const TYPED = {
  tsc: '.',
  'tsc-scripts': 'scripts',
  'tsc-worker': 'scripts/serviceWorker',
  'tsc-tools': 'tools',
};
const NOTHING = { passed: 0, failed: 0, skipped: 0, files: [], output: '' };

/**
 * The suites of `npm test`: the builds that each needs, and its projects in tests/vitest.config.ts (several suites
 * share one vitest run); lint and journeys have runners of their own.
 * @type {Record<SuiteName, Suite>}
 */
export const SUITES = {
  unit: { builds: [], projects: ['alone', 'page', 'pure'] },
  cms: { builds: ['cms'], projects: ['boot', 'cms', 'cms-sqlite'] },
  scripts: { builds: ['cms', 'site'], projects: ['scripts'] },
  lint: { builds: ['cms'] },
  e2e: { builds: ['cms', 'site'] },
};

/**
 * Runs lint and type checks with the caches of the last run, so that unchanged files are skipped.
 * @param {Workspace} workspace
 * @returns {Promise<SuiteResult>}
 */
export async function lint(workspace) {
  /** @param {string} name */
  const kept = (name) => path.join(workspace.root, CACHE, name);
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '.'];
  const eslint = ['node_modules/eslint/bin/eslint.js', '.'];
  const tsc = ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1'];
  // Next generates the types of its pages and style sheets; without them the first check would differ from the second.
  /** @type {[name: string, args: string[]][]} */
  const checks = [
    ['types', ['node_modules/next/dist/bin/next', 'typegen']],
    ['prettier', [...prettier, '--cache', '--cache-location', kept('prettier')]],
    ['eslint', [...eslint, '--cache', '--cache-location', kept('eslint')]],
  ];
  for (const [name, folder] of Object.entries(TYPED)) {
    const incremental = ['--incremental', '--tsBuildInfoFile', kept(`${name}.tsbuildinfo`)];
    checks.push([name, [...tsc, '--project', folder, ...incremental]]);
  }
  const failures = [];
  for (const [name, args] of checks) {
    const options = { name: `lint (${name})`, args, cwd: workspace.root };
    const child = run(workspace, { ...options, logFile: logOf(workspace, `lint-${name}`) });
    const end = await child.ended;
    if (end.code !== 0) failures.push(`${child.name} ${howItEnded(end)}\n${child.log.tail(SHOWN_LINES)}`);
  }
  const failed = failures.length;
  return { ...NOTHING, passed: checks.length - failed, failed, output: failures.join('\n') };
}

/**
 * Runs vitest; a run that exits with an error, finds no tests or cannot load a file counts as failed whatever its tests
 * report.
 * @param {Workspace} workspace
 * @param {{ config?: string, projects?: string[], files?: string[], shard?: string, all?: boolean, group?: number }}
 *   options `shard`: a part of the files, such as 1/3
 * @returns {Promise<SuiteResult>}
 */
export async function runVitest(
  workspace,
  { config = 'tests/vitest.config.ts', projects = [], files = [], shard, all, group },
) {
  const report = path.join(workspace.dir, 'vitest.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    `--reporter=${path.join(ROOT, 'tests/support/reporter.ts')}`,
    ...projects.flatMap((project) => ['--project', project]),
    ...(shard ? [`--shard=${shard}`] : []),
    ...files,
  ];
  const env = { TEST_REPORT: report, ...shareOf(all, group) };
  const child = run(workspace, {
    name: 'vitest',
    args,
    cwd: workspace.root,
    logFile: logOf(workspace, 'vitest'),
    env,
  });
  const end = await child.ended;
  return resultOf(child, end, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : []);
}

/**
 * @param {Workspace} workspace
 * @param {{ all?: boolean, files?: string[], group?: number }} options
 * @returns {Promise<SuiteResult>}
 */
export async function journeys(workspace, { all, files = [], group }) {
  const report = path.join(workspace.dir, 'journeys.json');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...files,
  ];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...shareOf(all, group),
  };
  const child = run(workspace, {
    name: 'e2e',
    args,
    cwd: workspace.root,
    logFile: logOf(workspace, 'e2e'),
    env,
  });
  const end = await child.ended;
  return resultOf(child, end, existsSync(report) ? filesOf(JSON.parse(readFileSync(report, 'utf8'))) : []);
}

/**
 * Returns the environment that tells tests which part of the rotating tests to run.
 * @param {boolean} [all]
 * @param {number} [group]
 * @returns {Record<string, string>}
 */
function shareOf(all, group) {
  if (all) return { TEST_ALL: '1' };
  return group === undefined ? {} : { TEST_GROUP: `${group}` };
}

/**
 * @param {Child} child
 * @param {End} end
 * @param {FileResult[]} files
 * @returns {SuiteResult}
 */
function resultOf(child, end, files) {
  /** @param {'passed' | 'failed' | 'skipped'} what */
  const sum = (what) => files.reduce((total, file) => total + file[what], 0);
  const passed = sum('passed');
  // A file that could not be loaded has no failed test, only a failed run.
  const isSound = end.code === 0 && passed > 0;
  return {
    passed,
    failed: isSound ? sum('failed') : Math.max(sum('failed'), 1),
    skipped: sum('skipped'),
    files,
    output: isSound ? '' : `${child.name} ${howItEnded(end)}\n${child.log.tail(SHOWN_LINES)}`,
  };
}

/**
 * Converts Playwright's report to the format of tests/support/reporter.ts.
 * @param {{ suites: Reported[], errors: object[] }} report
 * @returns {FileResult[]}
 */
function filesOf({ suites, errors }) {
  const files = suites.map((suite) => {
    const tests = testsIn(suite);
    /** @param {string[]} outcomes */
    const count = (...outcomes) => tests.filter(({ status }) => outcomes.includes(status)).length;
    const ms = tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0);
    const again = tests
      .filter(({ status }) => status === 'flaky')
      .map(({ title, results }) => ({ test: title, error: results[0]?.error?.message ?? '' }));
    return {
      project: 'e2e',
      file: path.join('tests/e2e', suite.file),
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
      ms,
      again,
    };
  });
  return errors.length > 0
    ? [
        ...files,
        { project: 'e2e', file: 'tests/e2e', passed: 0, failed: errors.length, skipped: 0, ms: 0, again: [] },
      ]
    : files;
}

/**
 * @param {Pick<Reported, 'specs' | 'suites'>} suite
 * @returns {(Spec['tests'][number] & { title: string })[]}
 */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
  ...suites.flatMap(testsIn),
];

/** @param {Workspace} workspace @param {Omit<Program, 'env'> & { env?: Record<string, string> }} program */
function run(workspace, { env, ...options }) {
  const child = startChild({
    ...options,
    env: { ...outerEnv(), NO_COLOR: '1', CI: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  workspace.children.add(child);
  return child;
}

/** @param {Workspace} workspace @param {string} name */
const logOf = (workspace, name) => path.join(workspace.logs, `test-${name}.log`);
