import { randomUUID } from 'node:crypto';
import { done, insist, send, upload } from './client.mjs';
import { pickFrom } from './chance.mjs';
import { register } from './journal.mjs';

/**
 * @import { Call } from './client.mjs'
 * @import { House } from './house.mjs'
 * @import { Journal, Register } from './journal.mjs'
 * @import { Person } from './people.mjs'
 * @import { openStock } from './stock.mjs'
 */

/**
 * @typedef {{ id: number, note: Register, pictures: number[], mayBeGone?: boolean, isGone?: boolean }} Dish
 * @typedef {{ journal: Journal, random: () => number, staff: Awaited<ReturnType<typeof openStock>> }} Means
 * @typedef {Means & { house: House, person: Person, list: number, dishes: Dish[], visits: { id: number,
 *   files: number[] }[], items: { key: string, checked: Register }[] }} Desk
 */

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Pause in ms after a failed connection, before the next write. */
const PAUSE_MS = 250;

/**
 * Creates a person who writes without a pause until stopped, and adds to the journal what must be there from then on.
 * @param {House} house
 * @param {Person} person
 * @param {Means} means
 */
export async function createWriter(house, person, { journal, random, staff }) {
  const list = await insist(() =>
    done(house.url, '/api/shoplists', { ...person, method: 'POST', data: { Name: 'Campaign' } }),
  );
  /** @type {Desk} */
  const desk = { house, person, journal, random, staff, list: list.id, dishes: [], visits: [], items: [] };
  let isGoing = false;
  let running = Promise.resolve();
  return {
    go() {
      isGoing = true;
      running = (async () => {
        while (isGoing) await writeOnce(desk);
      })();
    },
    async rest() {
      isGoing = false;
      await running;
    },
  };
}

/**
 * @template T
 * @param {Desk} desk
 * @param {readonly T[]} list
 */
const pick = ({ random }, list) => list[Math.floor(random() * list.length)];

/** @param {{ id: number }[]} records */
const idsOf = (records) => records.map(({ id }) => id);

/** @param {Desk} desk */
async function writeOnce(desk) {
  const works = [
    newDish,
    newDish,
    noteDish,
    noteDish,
    addLine,
    tickLine,
    tickLine,
    picture,
    newVisit,
    paper,
    order,
  ];
  if (desk.dishes.length > 10) works.push(dropDish);
  await pickFrom(desk.random, works)(desk);
}

/**
 * Sends a write; resolves to the acknowledged record, or to undefined if the outcome is unknown. Throws on a refusal,
 * which is an error of the campaign.
 * @param {Desk} desk
 * @param {string} path
 * @param {Call} call
 */
async function attempt({ house, person, journal }, path, call) {
  try {
    const { status, text } = await send(house.url, path, { ...person, method: 'POST', ...call });
    if (status === 200) {
      journal.counts.acknowledged += 1;
      const answer = JSON.parse(text);
      return answer.data ?? answer;
    }
    // A part that is down answers 5xx; nobody is authenticated while the identity provider restarts.
    if (status < 500 && status !== 401 && status !== 409)
      throw new RefusedError(`${path}: ${status} ${text.slice(0, 200)}`);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  journal.counts.unknown += 1;
  return undefined;
}

class RefusedError extends Error {}

/** @param {Desk} desk */
async function newDish(desk) {
  const Name = `Dish ${randomUUID()}`;
  const made = await attempt(desk, '/api/dishes', { data: { Name, Steps: [{ description: 'Mix.' }] } });
  if (!made) return;
  /** @type {Dish} */
  const dish = { id: made.id, note: register(null), pictures: [] };
  desk.dishes.push(dish);
  claimDish(desk, dish, Name);
}

/**
 * @param {Desk} desk
 * @param {Dish} dish
 * @param {string} Name
 */
function claimDish({ journal, person }, dish, Name) {
  journal.claim(`dish ${dish.id}`, {
    path: `/api/dishes/${dish.id}?populate=deep`,
    person,
    holds({ status, text }) {
      if (status === 404) return dish.mayBeGone ? undefined : 'is gone';
      if (dish.isGone) return 'was deleted and is there';
      const { attributes } = JSON.parse(text).data;
      if (attributes.Name !== Name) return `is called ${attributes.Name}`;
      if (attributes.Steps.length !== 1) return 'is half-done';
      const shown = idsOf(attributes.DishImages.data);
      const missing = dish.pictures.filter((id) => !shown.includes(id));
      return missing.length > 0 ? `lacks pictures ${missing}` : dish.note.fault(attributes.Note ?? null);
    },
  });
}

/** @param {Desk} desk */
async function noteDish(desk) {
  const dish = pick(desk, desk.dishes);
  if (!dish) return;
  const Note = randomUUID();
  dish.note.sent(Note);
  if (await attempt(desk, `/api/dishes/${dish.id}`, { method: 'PUT', data: { Note } })) dish.note.kept(Note);
}

/** @param {Desk} desk */
async function dropDish(desk) {
  const dish = desk.dishes.shift();
  if (!dish) return;
  dish.mayBeGone = true;
  if (await attempt(desk, `/api/dishes/${dish.id}`, { method: 'DELETE' })) dish.isGone = true;
}

/** @param {Desk} desk */
async function picture(desk) {
  const dish = pick(desk, desk.dishes.slice(-3));
  if (!dish || dish.pictures.length > 3) return;
  const fields = { ref: 'dishes', refId: `${dish.id}`, field: 'DishImages' };
  const kept = await attempt(
    desk,
    '/api/upload',
    upload(pickFrom(desk.random, desk.staff.pictures), { fields }),
  );
  if (kept) dish.pictures.push(...idsOf(kept));
}

/** @param {Desk} desk */
async function newVisit(desk) {
  const made = await attempt(desk, '/api/visits', {
    data: { doctor: `Doctor ${randomUUID()}`, startsAt: new Date().toISOString() },
  });
  if (made) desk.visits.push({ id: made.id, files: [] });
}

/** @param {Desk} desk */
async function paper(desk) {
  const visit = pick(desk, desk.visits);
  if (!visit || visit.files.length > 3) return;
  const fields = { ref: 'visits', refId: `${visit.id}`, field: 'files' };
  const sent = upload(PDF, { name: 'paper.pdf', type: 'application/pdf', fields });
  const kept = await attempt(desk, '/api/upload', sent);
  if (!kept) return;
  visit.files.push(...idsOf(kept));
  desk.journal.claim(`visit ${visit.id}`, {
    path: `/api/visits/${visit.id}?populate=deep`,
    person: desk.person,
    holds({ status, text }) {
      if (status !== 200) return `answers ${status}`;
      const shown = idsOf(JSON.parse(text).data.attributes.files.data);
      const missing = visit.files.filter((id) => !shown.includes(id));
      return missing.length > 0 ? `lacks papers ${missing}` : undefined;
    },
  });
}

/** @param {Desk} desk */
async function addLine(desk) {
  const key = randomUUID();
  if (desk.items.length > 50) return;
  const data = { op: 'add', key, Name: 'Bread' };
  if (!(await attempt(desk, `/api/shoplists/${desk.list}/change`, { data }))) return;
  const item = { key, checked: register(false) };
  desk.items.push(item);
  desk.journal.claim(`line ${key}`, {
    path: `/api/shop-items?filters[list]=${desk.list}&filters[key]=${key}`,
    person: desk.person,
    holds({ status, text }) {
      if (status !== 200) return `answers ${status}`;
      const [line] = JSON.parse(text).data;
      return line ? item.checked.fault(line.attributes.checked) : 'is gone';
    },
  });
}

/** @param {Desk} desk */
async function tickLine(desk) {
  const item = pick(desk, desk.items);
  if (!item) return;
  const checked = desk.random() < 0.5;
  item.checked.sent(checked);
  const data = { op: 'set', key: item.key, checked };
  if (await attempt(desk, `/api/shoplists/${desk.list}/change`, { data })) item.checked.kept(checked);
}

/** @param {Desk} desk */
async function order(desk) {
  const made = await attempt(desk, '/api/orders', { data: desk.staff.orderBody() });
  if (!made) return;
  desk.journal.claim(`order ${made.id}`, {
    path: `/api/orders/${made.id}?populate=deep`,
    person: desk.person,
    holds: ({ status, text }) =>
      status === 200 && JSON.parse(text).data.attributes.lines.length === 1 ? undefined : `answers ${status}`,
  });
}
