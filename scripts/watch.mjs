import { watch } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';

const WATCHED = ['cms/src', 'cms/config', 'lib/domain'];
const COPIED = path.join('cms/src', 'domain');
const SETTLE_MS = 300;

/** Hot reload of the CMS: a change of its code compiles it anew and starts it again. Next looks after its own. */
export function watchCms(stack, steps) {
  const { settings } = stack;
  let timer;
  let work = Promise.resolve();

  async function renew() {
    try {
      if (!(await ensureBuilt('cms', settings))) return;
      await stack.stopPart('cms');
      await steps.step('CMS again', () => stack.startPart('cms'));
    } catch (error) {
      if (error.child !== 'CMS') steps.print(error.message);
      steps.print('The CMS waits for the next change.');
    }
  }
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (work = work.then(renew)), SETTLE_MS);
  };
  for (const place of WATCHED) {
    watch(path.join(settings.root, place), { recursive: true }, (event, name) => {
      if (!path.join(place, name ?? '').startsWith(COPIED)) onChange();
    });
  }
}
