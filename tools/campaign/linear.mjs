import { setTimeout as pause } from 'node:timers/promises';
import { pickFrom } from './chance.mjs';
import { faultIn } from './register.mjs';

/** @import { Call } from './register.mjs' */

/**
 * `fail`: what may be done to a node meanwhile.
 * @typedef {{ url: string, fail?: (() => Promise<unknown>)[] }} Node
 * @typedef {{ status: number, body: { data: Shown | Shown[] } }} Told
 * @typedef {{ id: number, attributes: { Name: string, updatedAt: string } }} Shown
 */

const TIMEOUT_MS = 15_000;
const BETWEEN_FAULTS_MS = 700;

/**
 * Writes and reads a few dishes at random through several nodes while these are killed, paused and disconnected, and
 * checks for each dish that its history could have happened one call after another.
 * @param {{ nodes: Node[], token: string, seconds: number, dishes?: number, clients?: number,
 *   chance?: () => number }} options
 * @returns {Promise<{ calls: number, answered: number, done: number, faults: string[] }>}
 */
export async function checkLinear({ nodes, token, seconds, dishes = 4, clients = 6, chance = Math.random }) {
  /**
   * @template T
   * @param {readonly T[]} list
   */
  const pick = (list) => pickFrom(chance, list);
  /** @type {Map<number, Call[]>} */
  const histories = new Map();
  const count = { calls: 0, answered: 0, done: 0, values: 0 };
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= end;

  for (let made = 0; made < dishes; made += 1) {
    const value = nextValue();
    const began = performance.now();
    const made = await call(pick(nodes.slice(0, 1)), 'POST', 'dishes', { Name: value, visibility: 'public' });
    const [record] = [made?.body.data ?? []].flat();
    if (!record) throw new Error('No dish was made to begin with.');
    histories.set(record.id, [{ does: 'write', value, began, ended: performance.now() }]);
  }
  const ids = [...histories.keys()];

  function nextValue() {
    count.values += 1;
    return `Value ${count.values}`;
  }

  /**
   * Sends a call; resolves to the response, or to undefined if its outcome is unknown.
   * @param {Node} node
   * @param {string} method
   * @param {string} path
   * @param {object} [data]
   * @param {boolean} [isVisitor]
   * @returns {Promise<Told | undefined>}
   */
  async function call(node, method, path, data, isVisitor = false) {
    count.calls += 1;
    try {
      const answer = await fetch(`${node.url}/api/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(!isVisitor && { Authorization: token }) },
        body: data && JSON.stringify({ data }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = await answer.json();
      if (answer.status >= 500) return undefined;
      count.answered += 1;
      return { status: answer.status, body };
    } catch {
      return undefined;
    }
  }

  async function write() {
    const id = pick(ids);
    /** @type {Call} */
    const entry = { does: 'write', value: nextValue(), began: performance.now(), ended: Infinity };
    histories.get(id)?.push(entry);
    const answer = await call(pick(nodes), 'PUT', `dishes/${id}`, { Name: entry.value });
    if (answer?.status === 200) entry.ended = performance.now();
    else if (answer) throw new Error(`A write was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }

  async function read() {
    const began = performance.now();
    const isList = chance() < 0.3;
    const path = isList ? `dishes?sort=id:desc&pagination[pageSize]=${dishes}` : `dishes/${pick(ids)}`;
    const answer = await call(pick(nodes), 'GET', path, undefined, chance() < 0.5);
    if (!answer) return;
    if (answer.status !== 200) throw new Error(`A read was answered ${answer.status}`);
    const ended = performance.now();
    for (const { id, attributes } of [answer.body.data].flat())
      histories
        .get(id)
        ?.push({ does: 'read', value: attributes.Name, at: attributes.updatedAt, began, ended });
  }

  async function client() {
    while (!isOver()) {
      await (chance() < 0.3 ? write() : read());
      if (chance() < 0.2) await pause(chance() * 20);
    }
  }

  /** Disturbs one node at a time, so that the others go on. */
  async function disturb() {
    const all = nodes.flatMap(({ fail = [] }) => fail);
    while (all.length > 0 && !isOver()) {
      await pause(chance() * BETWEEN_FAULTS_MS);
      await pick(all)();
      count.done += 1;
    }
  }

  await Promise.all([...Array.from({ length: clients }, client), disturb()]);
  const faults = [...histories].flatMap(([id, calls]) => {
    const fault = faultIn(calls);
    return fault ? [`Dish ${id}: ${fault}`] : [];
  });
  return { calls: count.calls, answered: count.answered, done: count.done, faults };
}
