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
import { runVitest, SUITES } from './testing/suites.mjs';
import { noteSecondTries, tableOf } from './testing/tally.mjs';
import { groupOfCommit } from './testing/turns.mjs';

/**
 * `npm test [-- suite …]`: installs and builds what is needed, runs the suites, and ends with "N passed, N failed".
 * `changed [REV]` runs what the changes since REV (or since the last commit) reach; `--all` runs everything, on both
 * databases, devices and languages.
 */
async function main(args) {
  const all = args.includes('--all');
  const names = args.filter((arg) => arg !== '--all');
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
    return await runAll(workspace, { ...plan, all });
  } finally {
    await stop();
  }
}

/** Returns the named suites, or all, with the rotating group of this commit. */
function planOf(names) {
  const unknown = names.find((name) => !SUITES[name]);
  if (unknown)
    throw new Error(`There is no suite "${unknown}". There are: ${Object.keys(SUITES).join(', ')}, changed.`);
  return { names: names.length > 0 ? names : Object.keys(SUITES), files: {}, group: groupOfCommit(ROOT) };
}

/** Creates a folder for the suites' reports, with settings that ignore `.env`. */
function createWorkspace() {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-test-'));
  const settings = readSettings({ DATA_DIR: path.join(dir, 'data') }, { root: ROOT });
  return { root: ROOT, dir, logs: path.join(ROOT, '.data/logs'), settings, children: new Set() };
}

/**
 * Runs the suites: lint beside the builds and vitest; journeys last and alone, as they use all cores and depend on
 * timing.
 */
async function runAll(workspace, { names, files, all, group }) {
  const began = performance.now();
  const steps = createSteps();
  const meter = createMeter();
  const busy = cpuOfMachine();
  const timed = [];
  const results = [];
  const step = async (name, work) => {
    const began = performance.now();
    const result = await steps.step(name, work);
    timed.push({ name, ms: performance.now() - began, cpu: meter.lap() });
    if (result?.files) results.push(result);
    if (result?.output) steps.print(result.output);
  };
  const has = (name) => names.includes(name);
  const needed = new Set(names.flatMap((name) => SUITES[name].builds));
  const onStart = (child) => workspace.children.add(child);

  await Promise.all(
    packagesOf(workspace.settings).map(({ id, title, dir }) =>
      step(title, () =>
        ensureInstalled(dir, { logFile: path.join(workspace.logs, `install-${id}.log`), onStart }),
      ),
    ),
  );
  const build = (name) => step(`${name} built`, () => ensureBuilt(name, workspace.settings, { onStart }));
  const projects = names.flatMap((name) => SUITES[name].projects ?? []);
  const cmsBuilt = needed.has('cms') ? build('cms') : Promise.resolve();
  const linted = cmsBuilt.then(() => has('lint') && step('lint', () => SUITES.lint.run(workspace)));
  const tested = cmsBuilt
    .then(() => needed.has('site') && build('site'))
    .then(
      () =>
        projects.length > 0 &&
        step('vitest', () => runVitest(workspace, { projects, files: files.vitest, all, group })),
    );
  await Promise.all([linted, tested]);
  if (has('e2e')) await step('e2e', () => SUITES.e2e.run(workspace, { files: files.e2e, all, group }));

  const ran = results.flatMap((result) => result.files);
  const machine = busy && cpuOfMachine() - busy;
  steps.print(`\n${tableOf(timed, ran, { ms: performance.now() - began, machine })}\n`);
  steps.print(noteSecondTries(workspace.logs, ran));
  const sum = (what) => results.reduce((total, result) => total + result[what], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

let total = { passed: 0, failed: 1 };
try {
  total = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.name === 'ChildFailure' ? error.message : error.stack);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
