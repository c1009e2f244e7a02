/**
 * @import { Settings } from '../../scripts/settings/env.mjs'
 * @import { BenchRequest, RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

/**
 * @typedef {{ amount: number, unit: string, note?: string, product: unknown }} Line
 * @typedef {{ Name: string, Description?: string, language?: string, TimeToCook?: number, servingAmount?: number,
 *   visibility: string, ingredients: Line[], sections: { title: string, ingredients: Line[] }[],
 *   Steps: object[] }} DishBody
 * @typedef {Omit<Line, 'product'> & { product: { data: { id: number } } }} ReadLine
 * @typedef {{ description: string, minutes?: number }} Step
 * @typedef {Omit<DishBody, 'visibility' | 'ingredients' | 'sections' | 'Steps'> & { ingredients: ReadLine[],
 *   sections: { title: string, ingredients: ReadLine[] }[], Steps: Step[] }} ReadDish
 */

/**
 * The requests of one party, by their names.
 * @typedef {Record<string, RequestAt>} Requests
 */

const WORDS = [
  'khachapuri',
  'ხარჩო',
  'beef',
  'ნიგვზით',
  'lobio',
  'soup',
  'ქათამი',
  'salad',
  'კარტოფილი',
  'kharcho',
];
const PASSWORD = 'supra-demo';
const DEEP = 'populate=deep,5';
const PLAIN_CARD = 'fields=Name&fields=TimeToCook&fields=calories&fields=costTetri&populate[DishImages]=true';
const CARD = 'fields=Name,TimeToCook,calories,costTetri&populate[DishImages]=true';
const PLAIN_WHOLE = [
  'populate[ingredients][populate]=product',
  'populate[sections][populate][ingredients][populate]=product',
  'populate[Steps][populate]=images',
  'populate[DishImages]=true',
].join('&');

/**
 * Returns the requests of every yardstick for one stack: the same dishes and cards, signed in as the demo user.
 * @param {BenchStack & { settings: Settings }} stack
 * @returns {Promise<{ ours: Requests & Record<'create', RequestAt>, plain: Requests & Record<'create', RequestAt>,
 *   bare: Requests, repeated: Requests }>}
 */
export async function scenarios(stack) {
  const authorization = await tokenOf(stack);
  const headers = { authorization };
  /** @param {string} path @returns {BenchRequest} */
  const get = (path) => ({ path: encodeURI(path), headers });
  /** @param {string} path */
  const ask = async (path) => (await fetch(stack.cmsUrl + encodeURI(path), { headers })).json();
  const page = await ask('/api/dishes?fields=Name&pagination[pageSize]=100');
  /** @type {number[]} */
  const ids = page.data.map((/** @type {{ id: number }} */ { id }) => id);
  const pages = Math.max(1, Math.floor(page.meta.pagination.total / 25) - 1);
  const dish = toBody((await ask(`/api/dishes/${ids[0]}?${DEEP}`)).data.attributes);
  const plan = await planFor(stack, headers, ids);
  /**
   * @param {string} path
   * @param {object} data
   * @returns {BenchRequest}
   */
  const post = (path, data) => ({
    path,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  const documentIds = await documentIdsOf(stack, ids);
  return {
    ours: {
      list: (n) => get(`/api/dishes?${CARD}&sort=createdAt:desc&pagination[page]=${1 + (n % pages)}`),
      dish: (n) => get(`/api/dishes/${ids[n % ids.length]}?${DEEP}`),
      search: (n) => get(`/api/dishes?${CARD}&_q=${WORDS[n % WORDS.length]}`),
      create: (n) => post('/api/dishes', { ...dish, Name: `${dish.Name} ${n}` }),
      'plan 14 days': () => get(plan),
    },
    plain: {
      list: (n) =>
        get(`/api/plain/dishes?${PLAIN_CARD}&sort=createdAt:desc&pagination[page]=${1 + (n % pages)}`),
      dish: (n) => get(`/api/plain/dishes/${documentIds[n % documentIds.length]}?${PLAIN_WHOLE}`),
      search: (n) =>
        get(`/api/plain/dishes?${PLAIN_CARD}&filters[Name][$containsi]=${WORDS[n % WORDS.length]}`),
      create: (n) => post('/api/plain/dishes', { ...withKeys(dish), Name: `${dish.Name} ${n}` }),
    },
    bare: {
      list: (n) => get(`/list?page=${n % pages}`),
      dish: (n) => get(`/one?id=${ids[n % ids.length]}`),
      search: (n) => get(`/search?word=${WORDS[n % WORDS.length]}`),
    },
    repeated: {
      list: () => get(`/api/dishes?${CARD}&sort=createdAt:desc`),
      dish: () => get(`/api/dishes/${ids[0]}?${DEEP}`),
      search: () => get(`/api/dishes?${CARD}&_q=${WORDS[0]}`),
      'plan 14 days': () => get(plan),
    },
  };
}

/**
 * @param {{ emulatorUrl?: string }} stack
 * @param {string} [email]
 * @returns {Promise<string>}
 */
export async function tokenOf(stack, email = 'user@example.com') {
  const account = { email, password: PASSWORD, returnSecureToken: true };
  return (await askEmulator(stack, 'accounts:signInWithPassword?key=bench', account)).idToken;
}

/**
 * Returns tokens of new people, whom the CMS does not know yet.
 * @param {{ emulatorUrl?: string, projectId: string }} stack
 * @param {number} count
 */
export async function newcomers(stack, count) {
  /** @type {string[]} */
  const tokens = [];
  for (let n = 0; n < count; n += 1) {
    const email = `${crypto.randomUUID()}@bench.test`;
    const account = { email, displayName: 'Bench', password: PASSWORD, emailVerified: true };
    await askEmulator(stack, `projects/${stack.projectId}/accounts`, account);
    tokens.push(await tokenOf(stack, email));
  }
  return tokens;
}

/**
 * Calls the emulator as its owner.
 * @param {{ emulatorUrl?: string }} stack
 * @param {string} path
 * @param {object} data
 */
async function askEmulator({ emulatorUrl }, path, data) {
  const answer = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(data),
  });
  return answer.json();
}

/**
 * Returns the body with which a client would send a dish that was read.
 * @param {ReadDish} dish
 * @returns {DishBody}
 */
function toBody({ Name, Description, language, TimeToCook, servingAmount, ...dish }) {
  /** @param {ReadLine} read */
  const line = ({ amount, unit, note, product }) => ({ amount, unit, note, product: product.data.id });
  return {
    Name,
    Description,
    language,
    TimeToCook,
    servingAmount,
    visibility: 'public',
    ingredients: dish.ingredients.map(line),
    sections: dish.sections.map(({ title, ingredients }) => ({ title, ingredients: ingredients.map(line) })),
    Steps: dish.Steps.map(({ description, minutes }) => ({ description, minutes })),
  };
}

/**
 * Adds keys, which plain Strapi does not create.
 * @param {DishBody} dish
 */
function withKeys(dish) {
  /** @param {object} part */
  const keyed = (part) => ({ key: crypto.randomUUID(), ...part });
  return {
    ...dish,
    ingredients: dish.ingredients.map(keyed),
    sections: dish.sections.map((section) =>
      keyed({ ...section, ingredients: section.ingredients.map(keyed) }),
    ),
    Steps: dish.Steps.map(keyed),
  };
}

/**
 * Returns the documentIds, which Strapi's paths take but our API does not show.
 * @param {{ settings: Settings }} stack
 * @param {number[]} ids
 * @returns {Promise<string[]>}
 */
async function documentIdsOf({ settings }, ids) {
  if (settings.database.client === 'postgres') return [];
  const { createRequire } = await import('node:module');
  const Database = createRequire(new URL('../../cms/package.json', import.meta.url))('better-sqlite3');
  const db = new Database(settings.database.filename);
  const find = db.prepare('select document_id as found from dishes where id = ?');
  const found = ids.map((id) => find.get(id).found);
  db.close();
  return found;
}

/**
 * @param {BenchStack} stack
 * @param {{ authorization: string }} headers
 * @param {number[]} ids
 */
async function planFor(stack, headers, ids) {
  const meals = ['Breakfast', 'Lunch', 'Dinner'];
  /** @param {number} n */
  const entry = (n) => ({ kind: 'dish', dish: ids[n % ids.length] });
  const days = Array.from({ length: 14 }, (_, day) => ({
    meals: meals.map((type, n) => ({ type, entries: [entry(day * 3 + n)] })),
  }));
  const answer = await fetch(`${stack.cmsUrl}/api/mealplans`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { Name: 'Two weeks to measure', days } }),
  });
  const { data } = await answer.json();
  const dish = 'populate[days][populate][meals][populate][entries][populate][dish]';
  return `/api/mealplans/${data.id}?${dish}[fields]=Name,calories,costTetri`;
}
