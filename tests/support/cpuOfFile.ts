import { afterAll } from 'vitest';
import { cpuOfTree } from '@/scripts/processes/cpu.mjs';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU-seconds of the worker and of all it started, up to the end of this file, since the file before; for the report. */
    cpu?: number;
  }
}

const PLACE = Symbol.for('supra.cpu');
const kept = globalThis as { [PLACE]?: number };

// files share a worker, and each adds what has come since the last
afterAll(({}, file) => {
  const now = cpuOfTree();
  if (now === undefined) return;
  file.meta.cpu = now - (kept[PLACE] ?? 0);
  kept[PLACE] = now;
});
