import { randomUUID } from 'node:crypto';
import { done, insist, send, upload } from './client.mjs';
import { register } from './journal.mjs';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Pause in ms after a failed connection, before the next write. */
const PAUSE_MS = 250;

/**
 * Creates a person who writes without a pause until stopped, and adds to the journal what must be there from then on.
 */
export async function createWriter(house, person, { journal, random, staff }) {
  const list = await insist(() =>
    done(house.url, '/api/shoplists', { ...person, method: 'POST', data: { Name: 'Campaign' } }),
  );
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

const pick = ({ random }, list) => list[Math.floor(random() * list.length)];

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
  await pick(desk, works)(desk);
}

/**
 * Sends a write; resolves to the acknowledged record, or to undefined if the outcome is unknown. Throws on a refusal,
 * which is an error of the campaign.
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
      throw Object.assign(new Error(`${path}: ${status} ${text.slice(0, 200)}`), { isOwn: true });
  } catch (error) {
    if (error.isOwn) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  journal.counts.unknown += 1;
  return undefined;
}

async function newDish(desk) {
  const Name = `Dish ${randomUUID()}`;
  const made = await attempt(desk, '/api/dishes', { data: { Name, Steps: [{ description: 'Mix.' }] } });
  if (!made) return;
  const dish = { id: made.id, note: register(null), pictures: [] };
  desk.dishes.push(dish);
  claimDish(desk, dish, Name);
}

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
      const shown = attributes.DishImages.data.map(({ id }) => id);
      const missing = dish.pictures.filter((id) => !shown.includes(id));
      return missing.length > 0 ? `lacks pictures ${missing}` : dish.note.fault(attributes.Note ?? null);
    },
  });
}

async function noteDish(desk) {
  const dish = pick(desk, desk.dishes);
  if (!dish) return;
  const Note = randomUUID();
  dish.note.sent(Note);
  if (await attempt(desk, `/api/dishes/${dish.id}`, { method: 'PUT', data: { Note } })) dish.note.kept(Note);
}

async function dropDish(desk) {
  const [dish] = desk.dishes.splice(0, 1);
  dish.mayBeGone = true;
  if (await attempt(desk, `/api/dishes/${dish.id}`, { method: 'DELETE' })) dish.isGone = true;
}

async function picture(desk) {
  const dish = pick(desk, desk.dishes.slice(-3));
  if (!dish || dish.pictures.length > 3) return;
  const fields = { ref: 'dishes', refId: `${dish.id}`, field: 'DishImages' };
  const kept = await attempt(desk, '/api/upload', upload(pick(desk, desk.staff.pictures), { fields }));
  if (kept) dish.pictures.push(...kept.map(({ id }) => id));
}

async function newVisit(desk) {
  const made = await attempt(desk, '/api/visits', {
    data: { doctor: `Doctor ${randomUUID()}`, startsAt: new Date().toISOString() },
  });
  if (made) desk.visits.push({ id: made.id, files: [] });
}

async function paper(desk) {
  const visit = pick(desk, desk.visits);
  if (!visit || visit.files.length > 3) return;
  const fields = { ref: 'visits', refId: `${visit.id}`, field: 'files' };
  const sent = upload(PDF, { name: 'paper.pdf', type: 'application/pdf', fields });
  const kept = await attempt(desk, '/api/upload', sent);
  if (!kept) return;
  visit.files.push(...kept.map(({ id }) => id));
  desk.journal.claim(`visit ${visit.id}`, {
    path: `/api/visits/${visit.id}?populate=deep`,
    person: desk.person,
    holds({ status, text }) {
      if (status !== 200) return `answers ${status}`;
      const shown = JSON.parse(text).data.attributes.files.data.map(({ id }) => id);
      const missing = visit.files.filter((id) => !shown.includes(id));
      return missing.length > 0 ? `lacks papers ${missing}` : undefined;
    },
  });
}

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

async function tickLine(desk) {
  const item = pick(desk, desk.items);
  if (!item) return;
  const checked = desk.random() < 0.5;
  item.checked.sent(checked);
  const data = { op: 'set', key: item.key, checked };
  if (await attempt(desk, `/api/shoplists/${desk.list}/change`, { data })) item.checked.kept(checked);
}

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
