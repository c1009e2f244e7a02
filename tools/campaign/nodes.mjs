import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenOf } from '../bench/scenarios.mjs';
import { openCms, openNode } from '../bench/stacks.mjs';
import { separateSettings } from '../../scripts/launch/stack.mjs';
import { openDatabase } from './database.mjs';
import { checkLinear } from './linear.mjs';

/**
 * @import { HouseOptions } from './house.mjs'
 * @import { Node } from './linear.mjs'
 */

const DISHES = 8;
const OTHERS = 2;
/** @param {string} which */
const cutWhere = (which) => `select pg_terminate_backend(pid) from (
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() ${which}) as picked`;
const CUTS = {
  'connections cut': cutWhere('order by random() limit 2'),
  'cut off from each other': cutWhere("and application_name like 'supra-cms %'"),
};

/**
 * Kills, pauses and disconnects three CMS on one PostgreSQL while dishes are written and read: each dish must have the
 * history of a single node.
 * @param {string} dataDir
 * @param {HouseOptions & { print: (text: string) => void, seconds: number, random: () => number }} options
 */
export async function runNodes(dataDir, { print, env, seconds, random }) {
  const settings = await separateSettings({ dataDir: path.join(dataDir, 'first'), env });
  const first = await openCms(settings);
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [first.stop];
  /** @type {Record<string, number>} */
  const done = {};
  /** @param {string} what @param {() => Promise<unknown>} work */
  const counted = (what, work) => async () => {
    await work();
    done[what] = (done[what] ?? 0) + 1;
  };
  try {
    const db = openDatabase(settings);
    stops.push(() => db.destroy());
    const cuts = Object.entries(CUTS).map(([what, sql]) => counted(what, () => db.raw(sql)));
    /** @param {() => number} pid */
    const pausing = (pid) =>
      counted('paused', async () => {
        process.kill(pid(), 'SIGSTOP');
        await pause(100 + random() * 900);
        process.kill(pid(), 'SIGCONT');
      });
    /** @type {Node[]} */
    const nodes = [{ url: first.cmsUrl, fail: [pausing(() => first.pid), ...cuts] }];
    for (let other = 0; other < OTHERS; other += 1) {
      const node = await openNode(path.join(dataDir, `other-${other}`), { env }, settings);
      stops.push(node.stop);
      const killed = counted('killed', async () => {
        process.kill(node.pid(), 'SIGKILL');
        await node.start();
      });
      nodes.push({ url: node.url, fail: [pausing(node.pid), killed] });
    }
    print(`${nodes.length} nodes for ${seconds} s`);
    const token = await tokenOf(first);
    const { calls, answered, faults } = await checkLinear({
      nodes,
      token,
      seconds,
      dishes: DISHES,
      chance: random,
    });
    return { rows: [{ nodes: nodes.length, seconds, calls, answered, ...done }], broken: faults };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
