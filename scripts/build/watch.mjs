import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../processes/errors.mjs';
import { ChildFailure } from '../processes/processes.mjs';
import { buildDir, ensureBuilt } from './build.mjs';

/**
 * @import { FSWatcher } from 'node:fs'
 * @import { Settings } from '../settings/env.mjs'
 */

const WATCHED = ['cms/src', 'cms/config', 'lib/domain'];
const COPIED = 'cms/src/domain';
const SETTLE_MS = 300;

/**
 * Hot reload of the CMS: compiles and restarts it after a change of its code. Next has its own.
 * @param {{ settings: Settings, stopPart: (part: 'cms') => Promise<unknown>,
 *   startPart: (part: 'cms') => Promise<unknown> }} stack
 * @param {{ step: (name: string, work: () => Promise<unknown>) => Promise<unknown>,
 *   print: (text: string) => void }} steps
 */
export function watchCms(stack, steps) {
  const { settings } = stack;
  let work = Promise.resolve();

  async function renew() {
    try {
      const before = buildDir(settings, 'cms');
      await ensureBuilt('cms', settings);
      if (buildDir(settings, 'cms') === before) return;
      await stack.stopPart('cms');
      await steps.step('CMS again', () => stack.startPart('cms'));
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.child !== 'CMS') steps.print(messageOf(error));
      steps.print('The CMS waits for the next change.');
    }
  }
  onChange(settings.root, () => (work = work.then(renew)));
}

/**
 * Calls `act` after a file below the watched folders has changed and a short quiet period has passed.
 * @param {string} root
 * @param {() => void} act
 */
function onChange(root, act) {
  /** @type {Map<string, FSWatcher>} */
  const watchers = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  // Watches each folder separately: recursive watching loses files that an editor saves by renaming (Node 20 on Linux).
  /** @param {string} place */
  function follow(place) {
    if (place === COPIED || watchers.has(place)) return;
    const watcher = watch(path.join(root, place), (event) => {
      if (event === 'rename') followBelow(place);
      clearTimeout(timer);
      timer = setTimeout(act, SETTLE_MS);
    });
    // The watcher of a deleted folder reports an error.
    watcher.on('error', () => watchers.delete(place));
    watchers.set(place, watcher);
    followBelow(place);
  }
  /** @param {string} place */
  function followBelow(place) {
    if (!existsSync(path.join(root, place))) return;
    const below = readdirSync(path.join(root, place), { withFileTypes: true });
    for (const entry of below) if (entry.isDirectory()) follow(`${place}/${entry.name}`);
  }
  WATCHED.forEach(follow);
}
