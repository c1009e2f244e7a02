import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { readSettings } from './env.mjs';
import { ensureInstalled, packagesOf } from './install.mjs';
import { ROOT } from './stack.mjs';
import { createSteps } from './steps.mjs';
import { SUITES } from './suites.mjs';

/** `npm test [-- suite …]`: installs and builds what is needed, runs the suites, ends with "N passed, N failed". */
async function main(names) {
  const unknown = names.find((name) => !SUITES[name]);
  if (unknown)
    throw new Error(`There is no suite "${unknown}". There are: ${Object.keys(SUITES).join(', ')}.`);
  const workspace = createWorkspace();
  const stop = async () => {
    await Promise.all([...workspace.children].map((child) => child.stop(2000)));
    rmSync(workspace.dir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stop().then(() => process.exit(130)));
  try {
    return await runAll(workspace, names.length > 0 ? names : Object.keys(SUITES));
  } finally {
    await stop();
  }
}

/** A place for the suites' reports, and settings that no `.env` has a part in. */
function createWorkspace() {
  const dir = mkdtempSync(path.join(tmpdir(), 'supra-test-'));
  const settings = readSettings({ DATA_DIR: path.join(dir, 'data') }, { root: ROOT });
  return { root: ROOT, dir, logs: path.join(ROOT, '.data/logs'), settings, children: new Set() };
}

async function runAll(workspace, names) {
  const steps = createSteps();
  const onStart = (child) => workspace.children.add(child);
  const install = ({ id, title, dir }) =>
    steps.step(title, () =>
      ensureInstalled(dir, { logFile: path.join(workspace.logs, `install-${id}.log`), onStart }),
    );
  await Promise.all(packagesOf(workspace.settings).map(install));
  const builds = startBuilds(names, (build) =>
    steps.step(`${build} built`, () => ensureBuilt(build, workspace.settings, { onStart })),
  );
  const results = new Map();
  const runLane = async (lane) => {
    for (const name of names.filter((one) => SUITES[one].lane === lane)) {
      const { builds: needed, after = [] } = SUITES[name];
      await Promise.all([...needed, ...after].map((build) => builds.get(build)));
      results.set(name, await runSuite(name, workspace, steps));
    }
  };
  await Promise.all([runLane(0), runLane(1)]);
  await runLane(2);
  console.log(`\n${names.map((name) => results.get(name).line).join('\n')}\n`);
  const sum = (what) => names.reduce((total, name) => total + results.get(name)[what], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Begins what the suites need built, one after the other; a suite waits for its own alone. */
function startBuilds(names, build) {
  const builds = new Map();
  let last = Promise.resolve();
  for (const name of new Set(names.flatMap((one) => SUITES[one].builds))) {
    last = last.then(() => build(name));
    // what needs it sees its failure; this only keeps it from being called unheard
    last.catch(() => undefined);
    builds.set(name, last);
  }
  return builds;
}

async function runSuite(name, workspace, steps) {
  const began = performance.now();
  const result = await steps.step(name, () => SUITES[name].run(workspace));
  if (result.output) steps.print(result.output);
  return { ...result, line: summary(name, result, performance.now() - began) };
}

function summary(name, { passed, failed, skipped }, ms) {
  const left = skipped ? `, ${skipped} skipped` : '';
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${passed} passed, ${failed} failed${left}  ${(ms / 1000).toFixed(1)} s`;
}

let total = { passed: 0, failed: 1 };
try {
  total = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.name === 'ChildFailure' ? error.message : error.stack);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
