import path from 'node:path';
import { buildDir, findBuilt } from '../build/build.mjs';
import { cmsEnv, emulatorEnv, frontEnv, nextEnv } from '../settings/childEnv.mjs';
import { isAnswering } from '../front/health.mjs';
import { startChild, waitUntilReady } from '../processes/processes.mjs';

/**
 * @import { Settings } from '../settings/env.mjs'
 * @import { Part } from '../settings/nodes.mjs'
 * @import { Child, Program } from '../processes/processes.mjs'
 */

/**
 * Program of a part; a built one takes the folder of its `build`, and the front that of the site if there is one.
 * @typedef {Pick<Program,
 *   'name' | 'cwd' | 'env' | 'patience'> & Runs &
 *   { isReady: (child: Pick<Child, 'said'>) => boolean | Promise<boolean>, within: number }} PartProgram
 * @typedef {{ build?: undefined, args: string[] } | { build: 'cms' | 'site', args: (dir: string) => string[] } |
 *   { build: 'site if built', args: (dir?: string) => string[] }} Runs
 */

/** @param {Pick<Child, 'said'>} child */
const saysReady = (child) => child.said.has('ready');
const MINUTE = 60_000;
const END_MS = 8000;

/**
 * Returns the programs of the stack, with their readiness checks.
 * @param {Settings} settings
 * @param {Record<string, string>} secrets
 * @returns {Record<Part, PartProgram>}
 */
export function partsOf(settings, secrets) {
  const { root, ports, dev, innerHost, reached } = settings;
  const next = 'node_modules/next/dist/bin/next';
  const nextAddress = ['--hostname', innerHost, '--port', `${ports.next}`];
  /** @type {Runs} */
  const site = dev
    ? { args: [next, 'dev', ...nextAddress] }
    : {
        build: 'site',
        args: (dir) => [next, 'start', dir, ...nextAddress, '--keepAliveTimeout', '65000'],
      };
  const program = 'scripts/front.mjs';
  /** @type {Runs} */
  const front = dev
    ? { args: [program] }
    : { build: 'site if built', args: (dir) => (dir ? [program, dir] : [program]) };
  return {
    emulator: {
      name: 'Auth emulator',
      args: ['scripts/emulator/server.mjs'],
      cwd: root,
      env: emulatorEnv(settings),
      isReady: saysReady,
      within: MINUTE,
    },
    cms: {
      name: 'CMS',
      build: 'cms',
      args: (dir) => ['scripts/serve.mjs', dir],
      cwd: path.join(root, 'cms'),
      env: cmsEnv(settings, secrets),
      isReady: (child) => saysReady(child) && isAnswering(ports.cms, 'GET', '/api/health', reached),
      // The first start creates and fills the tables, which takes many minutes on a busy machine.
      within: 20 * MINUTE,
      // it answers calls in progress before it ends
      patience: END_MS + settings.drainMs,
    },
    next: {
      name: 'Site (Next)',
      ...site,
      cwd: root,
      env: nextEnv(settings),
      isReady: () => isAnswering(ports.next, 'HEAD', '/', reached),
      within: 2 * MINUTE,
    },
    front: {
      name: 'Front',
      ...front,
      cwd: root,
      env: frontEnv(settings),
      isReady: saysReady,
      within: MINUTE,
    },
  };
}

/**
 * Starts a part and waits until it answers.
 * @param {PartProgram} part
 * @param {Settings} settings
 * @param {Part} id
 * @param {(child: Child) => void} onStart
 */
export async function startPart(part, settings, id, onStart) {
  const child = startChild({
    ...part,
    args: argsOf(part, settings),
    logFile: path.join(settings.dataDir, 'logs', `${id}.log`),
  });
  onStart(child);
  await waitUntilReady(child, part.isReady, part.within);
  return child;
}

/** @param {PartProgram} part @param {Settings} settings */
function argsOf(part, settings) {
  if (!part.build) return part.args;
  if (part.build === 'site if built') return part.args(findBuilt(settings, 'site'));
  return part.args(buildDir(settings, part.build));
}
