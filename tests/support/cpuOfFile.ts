import { afterAll } from 'vitest';
import { cpuOfTree } from '@/scripts/processes/cpu.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /**
     * CPU seconds of the worker and its children since the previous file, up to the end of this one; for the report.
     */
    cpu?: number;
  }
}

const PLACE = Symbol.for('supra.cpu');
const kept = globalThis as { [PLACE]?: number };

// files share a worker, and each adds the time since the last
afterAll(({}, file) => {
  const now = cpuOfTree();
  if (now === undefined) return;
  file.meta.cpu = now - (kept[PLACE] ?? 0);
  kept[PLACE] = now;
});
