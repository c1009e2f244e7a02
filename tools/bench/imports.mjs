import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bundled } from '../../scripts/build/bundled.mjs';
import { ROOT } from '../../scripts/launch/stack.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';
import { openStack } from './stacks.mjs';

/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { BenchRequest, How } from './load.mjs'
 */

const RECIPES = 1_000;
const FOODS = path.join(ROOT, 'cms/seed/foods/kitchen');
const LIST = '/api/dishes?fields=Name,TimeToCook,calories,costTetri&populate[DishImages]=true';
const POLL = 100;
/** Other people's reads of the list, with a pause in ms after each. */
const OTHERS = { connections: 1, pause: 50 };

/**
 * Reads and imports an archive of a thousand recipes while others read the list of recipes, then imports it again.
 * @param {Settings} settings
 */
export async function measureImports(settings) {
  const { manyRecipes } = await bundled('tests/support/archives/many.ts');
  const archive = manyRecipes(RECIPES, kitchenNames());
  const stack = await openStack(settings);
  try {
    const me = importer(stack, await tokenOf(stack));
    const others = listReader(stack, await tokenOf(stack, 'admin@example.com'));
    await others({ seconds: 2 });
    const idle = await others({ seconds: 10 });
    const memory = watchMemory(stack.pidOf('cms'));
    let isOver = false;
    const meanwhile = others({ isOver: () => isOver });
    const before = await me.dishes();
    const [first, reading] = await timed('reading', () => me.bring(archive));
    const [taken, taking] = await timed('taking', () => me.takeAll(first.id));
    isOver = true;
    const busy = await meanwhile;
    const [second] = await timed('reading it again', () => me.bring(archive));
    await timed('taking it again', () => me.takeAll(second.id));
    const made = (await me.dishes()) - before;
    return {
      read: first.attributes.counts.recipes,
      taken: taken.attributes.counts.taken,
      twice: made - taken.attributes.counts.taken,
      reading,
      taking,
      memory: memory.stop(),
      idle,
      busy,
    };
  } finally {
    await stack.stop();
  }
}

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<[done: T, seconds: number]>}
 */
async function timed(what, work) {
  const start = performance.now();
  const done = await work();
  const seconds = (performance.now() - start) / 1000;
  process.stderr.write(`… ${what}: ${seconds.toFixed(1)} s\n`);
  return [done, seconds];
}

function kitchenNames() {
  return readdirSync(FOODS)
    .filter((file) => file.endsWith('.psv') && file !== 'nearest.psv')
    .flatMap((file) => readFileSync(path.join(FOODS, file), 'utf8').split('\n').slice(1))
    .flatMap((row) => row.split('|')[1] || []);
}

/** @param {{ cmsUrl: string }} stack @param {string} authorization */
function importer({ cmsUrl }, authorization) {
  /**
   * @param {string} way
   * @param {RequestInit} [options]
   */
  const ask = async (way, options = {}) => {
    const headers = { authorization, ...options.headers };
    const answer = await fetch(`${cmsUrl}/api/${way}`, { ...options, headers });
    if (!answer.ok) throw new Error(`${way} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  /** @param {number} id */
  const settled = async (id) => {
    for (;;) {
      const { data } = await ask(`imports/${id}?recipes=none`);
      if (!['reading', 'taking'].includes(data.attributes.state)) return data;
      await setTimeout(POLL);
    }
  };
  return {
    /** @param {BlobPart} archive */
    async bring(archive) {
      const body = new FormData();
      body.append('files', new Blob([archive]), 'many.paprikarecipes');
      const { data } = await ask('imports?recipes=none', { method: 'POST', body });
      return settled(data.id);
    },
    /** @param {number} id */
    async takeAll(id) {
      const body = JSON.stringify({ data: { recipes: 'all' } });
      const headers = { 'content-type': 'application/json' };
      await ask(`imports/${id}/take?recipes=none`, { method: 'POST', body, headers });
      return settled(id);
    },
    dishes: async () => (await ask('dishes?own=mine&pagination[pageSize]=1')).meta.pagination.total,
  };
}

/**
 * @param {{ cmsUrl: string }} stack
 * @param {string} authorization
 * @returns {(how: How) => ReturnType<typeof measure>}
 */
const listReader =
  ({ cmsUrl }, authorization) =>
  (how) =>
    measure(cmsUrl, (number) => pageOf(number, authorization), { ...OTHERS, ...how });

/**
 * @param {number} number
 * @param {string} authorization
 * @returns {BenchRequest}
 */
const pageOf = (number, authorization) => ({
  path: encodeURI(`${LIST}&sort=createdAt:desc&pagination[page]=${1 + (number % 3)}`),
  headers: { authorization },
});

/**
 * Measures by how many MB a process grows at most.
 * @param {number} pid
 */
function watchMemory(pid) {
  const held = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const idle = held();
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, held())), POLL);
  return {
    stop() {
      clearInterval(timer);
      return { idle, above: most - idle };
    },
  };
}

/**
 * Prints times in seconds, memory in MB, and the list's response times in ms.
 * @param {Awaited<ReturnType<typeof measureImports>>} found
 */
export function printImports({ read, taken, twice, reading, taking, memory, idle, busy }) {
  /** @param {string} what @param {string} value */
  const row = (what, value) => console.log(`${what.padEnd(40)}${value.padStart(16)}`);
  /** @param {{ p50: number, p99: number }} measured */
  const times = ({ p50, p99 }) => `${p50.toFixed(1)} · ${p99.toFixed(1)}`;
  row('recipes read · taken', `${read} · ${taken}`);
  row('dishes that a second try made', `${twice}`);
  row('reading · taking, s', `${reading.toFixed(1)} · ${taking.toFixed(1)}`);
  row('memory idle · above that, MB', `${memory.idle.toFixed(0)} · ${memory.above.toFixed(0)}`);
  row('the list idle, p50 · p99 ms', times(idle));
  row('the list meanwhile, p50 · p99 ms', times(busy));
}
