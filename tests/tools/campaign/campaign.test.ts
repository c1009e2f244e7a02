import { expect } from 'vitest';
import { campaign } from '@/tools/campaign/run.mjs';
import { inTurn } from '../../support/inTurn';

// Runs each for a few seconds, so that the command keeps working; docs/campaign.md has the real figures.
const TINY = { isSmall: true, print: () => undefined };
const MINUTES = 5 * 60_000;

inTurn(0)(
  'kill: two kills while two people write lose nothing and leave nothing',
  async () => {
    const { rows, broken } = await campaign('kill', { ...TINY, rounds: 2, clients: 2 });
    expect(broken).toEqual([]);
    expect(rows[0]).toMatchObject({ rounds: 2, acknowledged: expect.any(Number) });
    expect(rows[0]?.acknowledged).toBeGreaterThan(0);
  },
  MINUTES,
);

inTurn(1)(
  'fuzz: three hundred random calls',
  async () => {
    const { rows, broken } = await campaign('fuzz', { ...TINY, requests: 300 });
    expect(broken).toEqual([]);
    expect(rows[0]?.count).toBe(300);
  },
  MINUTES,
);

inTurn(2)(
  'load: five people for three seconds',
  async () => {
    const { rows, broken } = await campaign('load', { ...TINY, people: 5, seconds: 3, rate: 10 });
    // No test judges the speed of a busy machine.
    expect(broken.filter((one: string) => !one.includes('p99'))).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ kind: 'all' });
    expect(rows.at(-1)?.count).toBeGreaterThanOrEqual(30);
  },
  MINUTES,
);
