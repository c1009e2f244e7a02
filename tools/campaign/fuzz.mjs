import { send } from './client.mjs';
import { messageOf } from '../../scripts/processes/errors.mjs';
import { pickFrom } from './chance.mjs';
import { createTimes } from './figures.mjs';
import { openHouse } from './house.mjs';
import { ADMIN, enter } from './people.mjs';
import { contractRoutes, createOdd } from './shapes.mjs';
import { openStock } from './stock.mjs';

/**
 * @import { Call } from './client.mjs'
 * @import { Times } from './figures.mjs'
 * @import { House, HouseOptions } from './house.mjs'
 */

const CONNECTIONS = 16;
const HANG_MS = 20_000;
/** Pattern of what an answer must not reveal: code paths and database queries. */
const TELLING =
  /\bat .+\.[cm]?js:\d+|node_modules|\b(?:select|insert into|update|delete from) [`"]\w|SQLITE_|supra_\w+/i;
/** Streams, whose answers do not end. */
const ENDLESS = /^\/api\/(?:live|mealplans\/propose)/;
/** Routes that delete the calling person or their rights. */
const ENDING = /^\/users\/(?:me|:id\/(?:block|role))$/;

/**
 * Sends odd calls, built from the contract's routes and fields, as every kind of caller: no 5xx, no stack or SQL in an
 * answer, no hang.
 * @param {string} dataDir
 * @param {HouseOptions & { requests: number, random: () => number, print: (text: string) => void }} options
 */
export async function runFuzz(dataDir, { requests, random, print, ...options }) {
  const house = await openHouse(dataDir, { ...options, isSmall: true });
  const times = createTimes();
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {string[]} */
  const broken = [];
  try {
    const admin = await enter(house, ADMIN);
    const { courier } = await openStock(house, admin);
    /** @type {Call[]} */
    const callers = [admin, courier, await enter(house, 'somebody'), await enter(house, 'other'), {}];
    const ids = [1, 2, 3, admin.id, courier.id, 999_999];
    const routes = contractRoutes().filter(
      ({ method, route }) => !ENDLESS.test(`/api${route}`) && !(method !== 'GET' && ENDING.test(route)),
    );
    const next = createOdd(routes, random, ids);
    let left = requests;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        if (left % Math.ceil(requests / 10) === 0) print(`${requests - left} of ${requests}`);
        const caller = pickFrom(random, callers);
        const call = next();
        const fault = await faultOf(house, call, caller, { times, statuses });
        if (fault) broken.push(`${call.method} ${call.path} ${call.body?.slice(0, 500) ?? ''}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    const { status } = await send(house.url, '/api/health');
    if (status !== 200) broken.push(`Afterwards health is ${status}`);
  } finally {
    await house.stop();
  }
  return { rows: [{ requests, ...statuses, ...times.all(), broken: broken.length }], broken };
}

/**
 * @param {House} house
 * @param {{ path: string, method: string, body?: string }} call
 * @param {Call} caller
 * @param {{ times: Times, statuses: Record<string, number> }} found
 */
async function faultOf(house, { path, ...call }, caller, { times, statuses }) {
  try {
    const { status, text, ms } = await send(house.url, path, { ...call, token: caller.token });
    times.add('odd', ms);
    const kind = `${Math.floor(status / 100)}xx`;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    if (status >= 500) return `${status} ${text.slice(0, 300)}`;
    if (status >= 400 && TELLING.test(text)) return `tells ${TELLING.exec(text)?.[0]}`;
    return ms > HANG_MS ? `took ${Math.round(ms)} ms` : undefined;
  } catch (error) {
    return messageOf(error);
  }
}
