import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outerEnv } from '../../scripts/settings/childEnv.mjs';
import { startChild } from '../../scripts/processes/processes.mjs';

/** @import { Child } from '../../scripts/processes/processes.mjs' */

/**
 * `failure`: the first test that failed,
 * with its file; `trouble`: the end of the log of a run that failed without a test.
 * @typedef {{ failure?: string, trouble?: string }} Outcome
 * @typedef {{ names?: readonly string[], retry?: number }} RunOptions
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Asserted
 */

const VITEST = 'node_modules/vitest/vitest.mjs';
const CONFIG = 'tests/vitest.config.ts';
const LOG_LINES = 40;

/**
 * Projects of tests/vitest.config.ts, grouped by name; tests that replace modules count as pages.
 * @type {Record<string, string[]>}
 */
const PROJECTS = {
  pure: ['pure'],
  page: ['page', 'alone'],
  cms: ['cms'],
  'cms-sqlite': ['cms-sqlite'],
  boot: ['boot'],
  scripts: ['scripts'],
};
export const PROJECT_NAMES = Object.keys(PROJECTS);

/**
 * Runs a project's tests up to the first failure: those of all files, or of the files whose names start with one of
 * `names`.
 * @param {string} dir
 * @param {string} project
 * @param {RunOptions & { onStart?: (child: Child) => void }} options
 * @returns {Promise<Outcome>}
 */
export async function runTests(dir, project, { names = [], retry = 0, onStart }) {
  const report = path.join(dir, '.data/mutants.json');
  rmSync(report, { force: true });
  const projects = (PROJECTS[project] ?? []).flatMap((name) => ['--project', name]);
  const kinds = ['--bail=1', `--retry=${retry}`, '--passWithNoTests', '--reporter=json'];
  const child = startChild({
    name: project,
    args: [VITEST, 'run', '--config', CONFIG, ...projects, ...kinds, `--outputFile=${report}`, ...names],
    cwd: dir,
    env: {
      ...outerEnv(),
      NO_COLOR: '1',
      CI: '1',
      // a first start for each mutant would take longer than its tests
      TEST_TEMPLATE: 'last',
    },
    logFile: path.join(dir, '.data/logs/mutants.log'),
    isNice: true,
  });
  onStart?.(child);
  const { code } = await child.ended;
  const failure = existsSync(report) ? firstFailure(dir, report) : undefined;
  return { failure, trouble: code === 0 || failure ? undefined : child.log.tail(LOG_LINES) };
}

/**
 * Returns the first failed test; a file that could not be loaded or set up has none, and so has noticed nothing.
 * @param {string} dir
 * @param {string} report
 */
function firstFailure(dir, report) {
  /** @type {{ testResults: { name: string, assertionResults: Asserted[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults } of testResults) {
    const test = assertionResults.find(({ status }) => status === 'failed');
    if (!test) continue;
    const [said] = test.failureMessages.join('\n').split('\n');
    return `${path.relative(dir, name)} › ${test.fullName}: ${said}`;
  }
  return undefined;
}
