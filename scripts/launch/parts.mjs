import path from 'node:path';
import { buildDir } from '../build/build.mjs';
import { cmsEnv, emulatorEnv, frontEnv, nextEnv } from '../settings/childEnv.mjs';
import { ask } from '../front/health.mjs';
import { startChild, waitUntilReady } from '../processes/processes.mjs';

const saysReady = (child) => child.said.has('ready');
const MINUTE = 60_000;
const END_MS = 8000;

/**
 * Returns the programs of the stack: each with its arguments (for a built one, `args` takes the folder of its `build`),
 * and its readiness check.
 */
export function partsOf(settings, secrets) {
  const { root, ports, dev, innerHost, reached } = settings;
  const next = 'node_modules/next/dist/bin/next';
  const nextAddress = ['--hostname', innerHost, '--port', `${ports.next}`];
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
      isReady: (child) => saysReady(child) && ask(ports.cms, 'GET', '/api/health', reached),
      // The first start creates and fills the tables, which takes many minutes on a busy machine.
      within: 20 * MINUTE,
      // it answers calls in progress before it ends
      patience: END_MS + settings.drainMs,
    },
    next: {
      name: 'Site (Next)',
      ...(dev
        ? { args: [next, 'dev', ...nextAddress] }
        : {
            build: 'site',
            args: (dir) => [next, 'start', dir, ...nextAddress, '--keepAliveTimeout', '65000'],
          }),
      cwd: root,
      env: nextEnv(settings),
      isReady: () => ask(ports.next, 'HEAD', '/', reached),
      within: 2 * MINUTE,
    },
    front: {
      name: 'Front',
      args: ['scripts/front.mjs'],
      cwd: root,
      env: frontEnv(settings),
      isReady: saysReady,
      within: MINUTE,
    },
  };
}

/** Starts a part and waits until it answers. */
export async function startPart(part, settings, id, onStart) {
  const args = part.build ? part.args(buildDir(settings, part.build)) : part.args;
  const child = startChild({ ...part, args, logFile: path.join(settings.dataDir, 'logs', `${id}.log`) });
  onStart(child);
  await waitUntilReady(child, part.isReady, part.within);
  return child;
}
