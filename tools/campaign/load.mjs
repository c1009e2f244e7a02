import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { usageOf } from '../../scripts/build/usage.mjs';
import { done, send, upload } from './client.mjs';
import { messageOf } from '../../scripts/processes/errors.mjs';
import { pickFrom } from './chance.mjs';
import { createTimes } from './figures.mjs';
import { openHouse } from './house.mjs';
import { ADMIN, enter, signIn } from './people.mjs';
import { openStock } from './stock.mjs';

/**
 * @import { Call } from './client.mjs'
 * @import { Times } from './figures.mjs'
 * @import { House, HouseOptions } from './house.mjs'
 * @import { Person } from './people.mjs'
 */

/**
 * @typedef {Person & { dish: number, plan: number, list: number, key: string, days: object[] }} Resident
 * @typedef {{ people: Resident[], staff: Awaited<ReturnType<typeof openStock>>, strangers: number }} Desk
 * @typedef {[path: string, call: Call]} Asked
 */

/** Calls per second of 500 people, and the mix of those calls in per cent. */
const RATE = 115;
const PROMISED = { p99: 800, health: 250 };
const MIX = {
  'list of recipes': 22,
  'one recipe': 20,
  search: 10,
  'one plan': 8,
  'shopping list': 10,
  me: 4,
  tick: 10,
  'save a recipe': 5,
  'save a plan': 4,
  'log a weight': 3,
  order: 2,
  upload: 1,
  'first sign-in': 1,
};
const MINUTE = 60_000;
/** @type {string[]} */
const WAYS = Object.entries(MIX).flatMap(([kind, share]) => Array(share).fill(kind));

/**
 * Lets `people`, each with a live stream, call at a steady rate, whether or not they have been answered. Measures the
 * times in ms of each kind of call and of health checks, the CPU of the stack and of this generator, and the memory
 * each minute.
 * @param {string} dataDir
 * @param {HouseOptions & { people: number, seconds: number, random: () => number, print: (text: string) => void,
 *   rate?: number }} options
 */
export async function runLoad(
  dataDir,
  { people: count, seconds, random, print, rate = (RATE * count) / 500, ...options },
) {
  const house = await openHouse(dataDir, options);
  const times = createTimes();
  /** @type {string[]} */
  const broken = [];
  /** @type {ReturnType<typeof openStream>[]} */
  const streams = [];
  /** @type {object[]} */
  const memory = [];
  try {
    const desk = await furnish(house, count, print);
    for (const person of desk.people) streams.push(openStream(house, person));
    const before = await usage(house);
    const own = process.cpuUsage();
    const began = performance.now();
    /** @type {Set<Promise<unknown>>} */
    const running = new Set();
    let isOver = false;
    const watch = watchHealth(house, times, broken, () => isOver);
    const minutes = watchMemory(house, memory, print, () => isOver);
    for (let sent = 0; performance.now() - began < seconds * 1000; sent += 1) {
      await wait(Math.max(0, (sent / rate) * 1000 - (performance.now() - began)));
      /** @type {Promise<unknown>} */
      const one = callOnce(house, desk, random, times)
        .catch((error) => broken.push(messageOf(error)))
        .finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
    isOver = true;
    await Promise.all([watch, minutes]);
    const took = (performance.now() - began) / 1000;
    const after = await usage(house);
    const cut = streams.filter(({ isOpen }) => !isOpen()).length;
    if (cut > 0) broken.push(`${cut} of ${count} live streams were cut`);
    broken.push(...promises(times));
    const { user, system } = process.cpuUsage(own);
    const cores = {
      stack: ((after.cpu - before.cpu) / took).toFixed(2),
      generator: ((user + system) / 1e6 / took).toFixed(2),
      'events heard': streams.reduce((sum, { heard }) => sum + heard(), 0),
    };
    return { rows: [...times.rows(), { kind: 'all', ...times.all() }], notes: [cores, ...memory], broken };
  } finally {
    for (const { close } of streams) close();
    await house.stop();
  }
}

/** @param {Times} times */
const promises = (times) => [
  ...(times.all().p99 > PROMISED.p99 ? [`p99 is ${times.all().p99} ms, promised ${PROMISED.p99}`] : []),
  ...(times.of('health').p99 > PROMISED.health
    ? [`health p99 is ${times.of('health').p99} ms, promised ${PROMISED.health}`]
    : []),
];

/**
 * Creates a recipe, a plan and a list for each person, one after another, so that the measurement starts idle.
 * @param {House} house
 * @param {number} count
 * @param {(text: string) => void} print
 * @returns {Promise<Desk>}
 */
async function furnish(house, count, print) {
  const staff = await openStock(house, await enter(house, ADMIN));
  /** @type {Resident[]} */
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const person = await enter(house, `person-${at}`);
    /** @param {string} path @param {object} data */
    const post = (path, data) => done(house.url, `/api/${path}`, { ...person, method: 'POST', data });
    const line = { product: staff.product, amount: 100, unit: 'gr' };
    const { id: dish } = await post('dishes', {
      Name: `Recipe of ${at}`,
      visibility: 'public',
      servingAmount: 2,
      ingredients: [line],
      Steps: [{ description: 'Mix and bake.' }],
    });
    const days = [{ meals: [{ type: 'Lunch', entries: [{ kind: 'dish', dish, servings: 1 }] }] }];
    const { id: plan } = await post('mealplans', { Name: `Plan of ${at}`, days });
    const { id: list } = await post('shoplists', { Name: `List of ${at}` });
    const key = randomUUID();
    await post(`shoplists/${list}/change`, { op: 'add', key, Name: 'Bread' });
    people.push({ ...person, dish, plan, list, key, days });
    if ((at + 1) % 100 === 0) print(`${at + 1} people have moved in`);
  }
  return { people, staff, strangers: 0 };
}

/**
 * @param {House} house
 * @param {Desk} desk
 * @param {() => number} random
 * @param {Times} times
 */
async function callOnce(house, desk, random, times) {
  /**
   * @template T
   * @param {readonly T[]} list
   */
  const pick = (list) => pickFrom(random, list);
  const kind = pick(WAYS);
  const person = pick(desk.people);
  const other = pick(desk.people);
  /**
   * @param {object} data
   * @param {string} [method]
   */
  const write = (data, method = 'POST') => ({ ...person, method, data });
  /** @type {Record<string, () => Asked | Promise<Asked>>} */
  const calls = {
    'list of recipes': () => [
      `dishes?populate[DishImages]=true&pagination[page]=${1 + Math.floor(random() * 5)}`,
      person,
    ],
    'one recipe': () => [`dishes/${other.dish}?populate=deep,5`, person],
    search: () => [`dishes?_q=${pick(['recipe', 'bake', 'recpe', `${Math.floor(random() * 500)}`])}`, person],
    'one plan': () => [`mealplans/${person.plan}?populate=deep,5`, person],
    'shopping list': () => [`shop-items?filters[list]=${person.list}&populate=deep`, person],
    me: () => ['users/me', person],
    tick: () => [
      `shoplists/${person.list}/change`,
      write({ op: 'set', key: person.key, checked: random() < 0.5 }),
    ],
    'save a recipe': () => [`dishes/${person.dish}`, write({ Note: randomUUID() }, 'PUT')],
    'save a plan': () => [
      `mealplans/${person.plan}`,
      write({ days: person.days, Description: randomUUID() }, 'PUT'),
    ],
    'log a weight': () => ['weights', write({ day: '2026-11-23', kilograms: 60 + random() * 20 })],
    order: () => ['orders', write(desk.staff.orderBody())],
    upload: () => ['upload', { ...person, ...upload(pick(desk.staff.pictures)) }],
    'first sign-in': async () => ['users/me', await signIn(house, `new-${(desk.strangers += 1)}`)],
  };
  const asked = await calls[kind]?.();
  if (!asked) throw new Error(`There is no call "${kind}".`);
  const [path, call] = asked;
  const { status, text, ms } = await send(house.url, `/api/${path}`, call);
  times.add(kind, ms);
  if (status !== 200) throw new Error(`${kind}: ${status} ${text.slice(0, 200)}`);
}

/**
 * Checks health every half second, as monitoring does.
 * @param {House} house
 * @param {Times} times
 * @param {string[]} broken
 * @param {() => boolean} isOver
 */
async function watchHealth(house, times, broken, isOver) {
  while (!isOver()) {
    const { status, ms } = await send(house.url, '/api/health');
    times.add('health', ms);
    if (status !== 200) broken.push(`health: ${status}`);
    await wait(500);
  }
}

/**
 * @param {House} house
 * @param {object[]} memory
 * @param {(text: string) => void} print
 * @param {() => boolean} isOver
 */
async function watchMemory(house, memory, print, isOver) {
  for (let minute = 1; ; minute += 1) {
    const until = performance.now() + MINUTE;
    while (performance.now() < until) {
      if (isOver()) return;
      await wait(250);
    }
    const { megabytes } = await usage(house);
    memory.push({ minute, ...megabytes });
    print(`minute ${minute}: ${JSON.stringify(megabytes)} MB`);
  }
}

/**
 * Returns the CPU seconds and megabytes of the parts; zeros if the system has no /proc.
 * @param {House} house
 */
async function usage(house) {
  /** @type {Record<string, number>} */
  const megabytes = {};
  let cpu = 0;
  for (const [part, pid] of Object.entries(await house.pids())) {
    const { seconds, bytes } = usageOf(pid) ?? { seconds: 0, bytes: 0 };
    cpu += seconds;
    megabytes[part] = Math.round(bytes / 1e6);
  }
  return { cpu, megabytes };
}

/** @param {House} house @param {Person} person */
function openStream(house, { token }) {
  const { hostname, port } = new URL(house.url);
  let isOpen = true;
  let events = 0;
  const request = http.get(
    {
      hostname,
      port,
      path: '/api/live?of=shoplists,orders',
      headers: { authorization: token },
      agent: false,
    },
    (answer) => {
      if (answer.statusCode !== 200) isOpen = false;
      answer.on('data', (chunk) => (events += `${chunk}`.split('data:').length - 1));
      answer.on('close', () => (isOpen = false));
    },
  );
  request.on('error', () => (isOpen = false));
  return { isOpen: () => isOpen, heard: () => events, close: () => request.destroy() };
}
