import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build/build.mjs';
import { changedFiles, selectionFor } from './testing/changed.mjs';
import { cpuOfMachine, createMeter } from './processes/cpu.mjs';
import { readSettings } from './settings/env.mjs';
import { ensureInstalled, packagesOf } from './build/install.mjs';
import { ROOT } from './launch/stack.mjs';
import { createSteps } from './launch/steps.mjs';
import { journeys, lint, runVitest, SUITES } from './testing/suites.mjs';
import { toldOf } from './processes/errors.mjs';
import { testOnNode24 } from './testing/node24.mjs';
import { noteSecondTries, tableOf } from './testing/tally.mjs';
import { groupOfCommit } from './testing/turns.mjs';

/**
 * @import { SuiteName, SuiteResult } from './testing/suites.mjs'
 * @import { BuildName } from './build/build.mjs'
 * @import { Child } from './processes/processes.mjs'
 */

/**
 * @typedef {{ names: SuiteName[], files: { vitest?: string[], e2e?: string[] }, group?: number }} Plan
 * @typedef {ReturnType<typeof createWorkspace>} Workspace
 */

/**
 * `npm test [-- suite …]`: installs and builds what is needed, runs the suites, and ends with "N passed, N failed".
 * `changed [REV]` runs what the changes since REV (or since the last commit) reach; `--all` runs everything, on both
 * databases, devices and languages, and `--third` on Node 24 too: start, boot tests and a third of the CMS's suite.
 * @param {string[]} args
 */
async function main(args) {
  const all = args.includes('--all');
  const third = args.includes('--third');
  const names = args.filter((arg) => !['--all', '--third'].includes(arg));
  const changed = names[0] === 'changed' && selectionFor(ROOT, changedFiles(ROOT, names[1]));
  if (changed) console.log(changed.told);
  const plan = changed ? changed.plan : planOf(names);
  const workspace = createWorkspace();
  const stop = async () => {
    await Promise.all([...workspace.children].map((child) => child.stop(2000)));
    rmSync(workspace.dir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stop().then(() => process.exit(130)));
  try {
    return await (third ? runThird(workspace) : runAll(workspace, { ...plan, all }));
  } finally {
    await stop();
  }
}

/**
 * Returns the named suites, or all, with the rotating group of this commit.
 * @param {string[]} names
 * @returns {Plan}
 */
function planOf(names) {
  const all = Object.keys(SUITES).filter(isSuite);
  const unknown = names.find((name) => !isSuite(name));
  if (unknown) throw new Error(`There is no suite "${unknown}". There are: ${all.join(', ')}, changed.`);
  return { names: names.length > 0 ? names.filter(isSuite) : all, files: {}, group: groupOfCommit(ROOT) };
}

/**
 * @param {string} name
 * @returns {name is SuiteName}
 */
const isSuite = (name) => name in SUITES;

/** Creates a folder for the suites' reports, with settings that ignore `.env`. */
function createWorkspace() {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-test-'));
  const settings = readSettings({ DATA_DIR: path.join(dir, 'data') }, { root: ROOT });
  /** @type {Set<Child>} */
  const children = new Set();
  return { root: ROOT, dir, logs: path.join(ROOT, '.data/logs'), settings, children };
}

/** Projects, files and shards that `--third` runs, one vitest after the other. */
const THIRD = [
  { projects: ['scripts'], files: ['tests/scripts/launch.test.ts'] },
  { projects: ['boot'] },
  { projects: ['cms'], shard: '1/3' },
];

/**
 * Installs, builds, and runs start, boot tests and a third of the CMS's suite.
 * @param {Workspace} workspace
 */
async function runThird(workspace) {
  const steps = createSteps();
  await installAll(workspace, steps.step);
  for (const name of /** @type {const} */ (['cms', 'site']))
    await steps.step(`${name} built`, () =>
      ensureBuilt(name, workspace.settings, { onStart: childOf(workspace) }),
    );
  const total = { passed: 0, failed: 0 };
  for (const options of THIRD) {
    const { passed, failed, output } = await steps.step(options.projects.join(), () =>
      runVitest(workspace, options),
    );
    if (output) steps.print(output);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** @param {Workspace} workspace */
const childOf = (workspace) => (/** @type {Child} */ child) => workspace.children.add(child);

/**
 * @param {Workspace} workspace
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} step
 */
const installAll = (workspace, step) =>
  Promise.all(
    packagesOf(workspace.settings).map(({ id, title, dir }) =>
      step(title, () =>
        ensureInstalled(dir, {
          logFile: path.join(workspace.logs, `install-${id}.log`),
          onStart: childOf(workspace),
        }),
      ),
    ),
  );

/**
 * Runs the suites: lint beside the builds and vitest; journeys last and alone, as they use all cores and depend on
 * timing.
 * @param {Workspace} workspace
 * @param {Plan & { all: boolean }} plan
 */
async function runAll(workspace, { names, files, all, group }) {
  const began = performance.now();
  const steps = createSteps();
  const meter = createMeter();
  const busy = cpuOfMachine();
  /** @type {{ name: string, ms: number, cpu?: number }[]} */
  const timed = [];
  /** @type {SuiteResult[]} */
  const results = [];
  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   */
  const step = async (name, work) => {
    const began = performance.now();
    const result = await steps.step(name, work);
    timed.push({ name, ms: performance.now() - began, cpu: meter.lap() });
    return result;
  };
  /**
   * @param {string} name
   * @param {() => Promise<SuiteResult>} suite
   */
  const suiteStep = async (name, suite) => {
    const result = await step(name, suite);
    results.push(result);
    if (result.output) steps.print(result.output);
  };
  /** @param {SuiteName} name */
  const has = (name) => names.includes(name);
  const needed = new Set(names.flatMap((name) => SUITES[name].builds));
  const onStart = childOf(workspace);

  await installAll(workspace, step);
  /** @param {BuildName} name */
  const build = (name) => step(`${name} built`, () => ensureBuilt(name, workspace.settings, { onStart }));
  const projects = names.flatMap((name) => SUITES[name].projects ?? []);
  const cmsBuilt = needed.has('cms') ? build('cms') : Promise.resolve();
  const linted = cmsBuilt.then(async () => {
    if (has('lint')) await suiteStep('lint', () => lint(workspace));
  });
  const tested = cmsBuilt.then(async () => {
    if (needed.has('site')) await build('site');
    if (projects.length === 0) return;
    await suiteStep('vitest', () => runVitest(workspace, { projects, files: files.vitest, all, group }));
  });
  await Promise.all([linted, tested]);
  if (has('e2e')) await suiteStep('e2e', () => journeys(workspace, { files: files.e2e, all, group }));
  if (all) await suiteStep('Node 24', () => testOnNode24(workspace));

  const ran = results.flatMap((result) => result.files);
  const now = cpuOfMachine();
  const machine = busy === undefined || now === undefined ? undefined : now - busy;
  steps.print(`\n${tableOf(timed, ran, { ms: performance.now() - began, machine })}\n`);
  steps.print(noteSecondTries(workspace.logs, ran));
  /** @param {'passed' | 'failed'} what */
  const sum = (what) => results.reduce((total, result) => total + result[what], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

let total = { passed: 0, failed: 1 };
try {
  total = await main(process.argv.slice(2));
} catch (error) {
  console.error(toldOf(error, ['ChildFailure']));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
