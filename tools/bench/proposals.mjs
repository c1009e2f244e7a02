import { quantile } from '../../scripts/testing/quantile.mjs';
import { measure } from './load.mjs';
import { tokenOf } from './scenarios.mjs';
import { fill, openCms } from './stacks.mjs';

/** People whose weeks are planned meanwhile, and the person who reads. */
const PLANNERS = ['user@example.com', 'friend@example.com'];
const READER = 'admin@example.com';
const CARD = 'fields=Name,TimeToCook,calories,costTetri&populate[DishImages]=true';
/** Two readers, one of lists and one of dishes, who pause after each answer (ms). */
const READS = { connections: 1, pause: 20 };
/** Number of alternating rounds, so that other load on the machine affects both measurements alike. */
const TURNS = 4;
const SECONDS = 6;

/** Seven days of four meals for four eaters, from all public dishes. */
const WEEK = {
  days: 7,
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  eaters: [2400, 2000, 1800, 1400].map((calories, at) => ({
    Name: `Eater ${at + 1}`,
    factor: 1,
    targets: { calories, prots: calories / 25, fats: calories / 28, carbs: calories / 8 },
  })),
  wishes: { budgetTetri: 30_000, weekdayMinutes: 60, leftovers: ['Lunch'] },
  from: ['public'],
};

/** Times reads of lists and dishes, alone and while two people have their weeks planned one after another; in ms. */
export async function measureProposals(settings, dishes) {
  await (await openCms(settings)).stop();
  await fill(settings, dishes);
  const stack = await openCms(settings, 'totals');
  try {
    const requests = await readsOf(stack);
    const read = (how) => both(stack.cmsUrl, requests, how);
    const planners = await Promise.all(
      PLANNERS.map(async (email) => planner(stack, await tokenOf(stack, email))),
    );
    await planners[0](0);
    const undisturbed = [];
    while (undisturbed.length < TURNS) undisturbed.push(await planners[0](undisturbed.length + 1));
    await read({ seconds: 3 });
    const [idle, busy, plans] = [[], [], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      idle.push(await read({ seconds: SECONDS }));
      let isOver = false;
      const weeks = planners.map((plan) => onAndOn(plan, () => isOver));
      busy.push(await read({ seconds: SECONDS }));
      isOver = true;
      plans.push(...(await Promise.all(weeks)).flat());
    }
    return { dishes, idle: middleOf(idle), busy: middleOf(busy), undisturbed, plans };
  } finally {
    await stack.stop();
  }
}

async function both(origin, requests, how) {
  const names = Object.keys(requests);
  const rows = await Promise.all(names.map((name) => measure(origin, requests[name], { ...READS, ...how })));
  return Object.fromEntries(names.map((name, at) => [name, rows[at]]));
}

async function readsOf({ cmsUrl, ...stack }) {
  const headers = { authorization: await tokenOf(stack, READER) };
  const page = await fetch(`${cmsUrl}/api/dishes?fields=Name&pagination[pageSize]=100`, { headers });
  const ids = (await page.json()).data.map(({ id }) => id);
  const get = (path) => ({ path: encodeURI(path), headers });
  return {
    list: (n) => get(`/api/dishes?${CARD}&sort=createdAt:desc&pagination[page]=${1 + (n % 20)}`),
    dish: (n) => get(`/api/dishes/${ids[n % ids.length]}?populate=deep,5`),
  };
}

/** Requests a week; resolves to the ms until the first and until the last plan. */
const planner =
  ({ cmsUrl }, authorization) =>
  async (seed) => {
    const start = performance.now();
    const answer = await fetch(`${cmsUrl}/api/mealplans/propose`, {
      method: 'POST',
      headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...WEEK, seed } }),
    });
    if (!answer.ok) throw new Error(`A proposal answered ${answer.status}: ${await answer.text()}`);
    let told = '';
    let first;
    const decoder = new TextDecoder();
    for await (const piece of answer.body) {
      told += decoder.decode(piece, { stream: true });
      if (!first && told.includes('event: plan')) first = performance.now() - start;
    }
    if (!told.includes('event: done'))
      throw new Error(`A proposal ended before its time: ${told.slice(-300)}`);
    return { first, last: performance.now() - start };
  };

async function onAndOn(plan, isOver) {
  const plans = [];
  while (!isOver()) plans.push(await plan(plans.length + 1));
  return plans;
}

/** Returns the median of each figure over all rounds. */
const middleOf = (turns) =>
  Object.fromEntries(
    Object.keys(turns[0]).map((name) => [
      name,
      Object.fromEntries(
        ['p50', 'p99'].map((figure) => [figure, quantile(turns.map((turn) => turn[name][figure]))]),
      ),
    ]),
  );

export function printProposals({ dishes, idle, busy, undisturbed, plans }) {
  const row = (what, ...values) =>
    console.log(what.padEnd(32) + values.map((value) => value.padStart(12)).join(''));
  const ms = (value) => value.toFixed(value < 10 ? 2 : 0);
  row(`${dishes} dishes, ms`, 'alone', 'beside two', 'times');
  for (const name of Object.keys(idle))
    for (const figure of ['p50', 'p99'])
      row(
        `${name}, ${figure}`,
        ms(idle[name][figure]),
        ms(busy[name][figure]),
        (busy[name][figure] / idle[name][figure]).toFixed(2),
      );
  row('weeks planned meanwhile', `${plans.length}`);
  const times = (all) => ['first', 'last'].map((which) => ms(quantile(all.map((plan) => plan[which]))));
  row('first and last plan, beside', ...times(plans));
  row('first and last plan, alone', ...times(undisturbed));
}
