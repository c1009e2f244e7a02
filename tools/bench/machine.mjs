import os from 'node:os';
import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 1_000;
/** Share of all cores up to which a machine counts as quiet. */
const QUIET = 0.1;

/**
 * Returns the share of all cores that was busy for one second, in which this process does nothing: what else the machine
 * has to do.
 */
export async function busyShare() {
  const before = coreTimes();
  await setTimeout(LOOK_MS);
  const after = coreTimes();
  const all = after.all - before.all;
  return all === 0 ? 0 : Number((1 - (after.idle - before.idle) / all).toFixed(2));
}

function coreTimes() {
  const cores = os.cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, time) => sum + time, 0),
  }));
  return {
    idle: cores.reduce((sum, { idle }) => sum + idle, 0),
    all: cores.reduce((sum, { all }) => sum + all, 0),
  };
}

/**
 * Tells in a sentence how busy the machine was before each row, and whether its times can be quoted.
 * @param {readonly { busy: number }[]} rows
 */
export function describeLoad(rows) {
  const most = Math.max(0, ...rows.map(({ busy }) => busy));
  const load = os.loadavg().map((one) => one.toFixed(1));
  const verdict =
    most <= QUIET
      ? 'The machine was quiet'
      : 'The machine was not quiet, so times and scores are upper bounds';
  return `${verdict}: others used at most ${Math.round(most * 100)} % of ${os.cpus().length} cores; load now ${load.join(', ')}.`;
}
