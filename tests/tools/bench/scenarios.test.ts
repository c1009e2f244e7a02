import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { separateSettings } from '@/scripts/launch/stack.mjs';
import { measure } from '@/tools/bench/load.mjs';
import { scenarios } from '@/tools/bench/scenarios.mjs';
import { openBare, openCms, openPlain } from '@/tools/bench/stacks.mjs';
import { inTurn } from '../../support/inTurn';

const MINUTES = 5 * 60_000;

// Measures nothing: each request is made once, so that the command keeps working.
inTurn(0)(
  'every yardstick answers each request of the bench',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'supra-bench-'));
    const stops: (() => Promise<unknown>)[] = [];
    try {
      const settings = await separateSettings({ dataDir });
      const stack = await openCms(settings);
      stops.push(stack.stop);
      const requests = await scenarios({ ...stack, settings });
      const plain = await openPlain(settings);
      stops.push(plain.stop);
      const bare = await openBare(settings);
      stops.push(bare.stop);
      const calls = [
        ...Object.values(requests.ours).map((requestAt) => [stack.cmsUrl, requestAt] as const),
        ...Object.values(requests.plain).map((requestAt) => [plain.url, requestAt] as const),
        ...Object.values(requests.bare).map((requestAt) => [bare.url, requestAt] as const),
      ];
      for (const [origin, requestAt] of calls) {
        const once = [false, true].values();
        const isOver = () => once.next().value ?? true;
        expect(await measure(origin, requestAt, { connections: 1, isOver })).toMatchObject({ count: 1 });
      }
    } finally {
      for (const stop of stops) await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  MINUTES,
);
