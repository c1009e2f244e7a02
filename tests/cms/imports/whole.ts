import { randomUUID } from 'node:crypto';
import { RESTORABLE } from '@/lib/domain/import/restorable';
import { unzipped } from '../../support/zip';
import { link, newCode } from '../barcodes/support';
import { attached, makeExamination, makeVisit } from '../doctor/support';
import { entry, makePlan, makePublished, meal } from '../mealplans/support';
import { move, putAway } from '../pantry/support';
import { pay } from '../prices/support';
import { addItem, makeList } from '../shoplists/support';
import { api, cmsUrl, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { jpeg, uploadedFiles, upload } from '../support/pictures';
import { line, made, makeDish, makeProduct, makePublic, unique } from '../support/records';
import {
  calendar,
  intakeBody,
  makeExercise,
  makeSupplement,
  MONDAY,
  scheduleBody,
} from '../training/support';

const picture = async (by: Person, ref: string, { id }: ApiRecord, field: string) =>
  uploadedFiles(await upload(by, [{ bytes: await jpeg() }], { ref, refId: String(id), field }));

interface Filled {
  readonly own: ApiRecord;
  readonly saved: ApiRecord;
  /** Another person's recipe, present only on a list. */
  readonly listed: ApiRecord;
}

/** Gives a person at least one of everything that an export holds, and returns the records made by others. */
export async function fill(person: Person): Promise<Filled> {
  const me = api(person);
  const own = await makeProduct(person, {
    Name: unique('Beans of my own'),
    calories: 333,
    allergens: ['soy'],
  });
  const flour = await makeProduct(people().friend);
  const dish = await makeDish(person, {
    Name: unique('Bean stew <b>'),
    Description: 'Warm & <i>red</i>\n\nFor two days.',
    Note: 'Soak first.',
    types: ['Lunch', 'Dinner'],
    dietaryFlags: ['Vegan'],
    tags: ['winter', 'ზამთარი'],
    cookedWeight: 1200,
    servingAmount: 6,
    TimeToCook: 95,
    prepTime: 0,
    visibility: 'public',
    sourceUrl: `https://stews.example/${randomUUID()}`,
    ingredients: [
      line(own.id, { amount: 300, amountTo: 400, note: 'soaked' }),
      line(flour.id, { amount: null, unit: null }),
    ],
    sections: [
      { title: 'To serve', ingredients: [line(flour.id, { amount: 2, unit: 'Tea Spoon', text: '2 tsp' })] },
    ],
    Steps: [{ description: 'Boil, and wait.', minutes: 80 }, { description: 'Serve.' }],
  });
  await picture(person, 'dishes', dish, 'DishImages');
  await makeDish(person, { Name: unique('ლობიო'), language: 'ka', translationOf: dish.id });
  const saved = await makePublic(people().friend, {
    Name: unique('A stew of somebody else'),
    ingredients: [line(flour.id), line(own.id, { amount: 500 })],
  });
  made(await me.act(`dishes/${saved.id}/save`));
  made(await me.post('dish-notes', { dish: dish.id, rating: 5, Note: 'Less salt.' }));
  made(await me.post('dish-notes', { dish: saved.id, rating: 2 }));
  made(
    await me.act(`dishes/${dish.id}/cooked`, { day: '2026-11-02', Note: 'For guests', outcome: 'leftOver' }),
  );
  await settings(person);
  await moves(person);
  await plans(person, dish, flour);
  await doctors(person);
  const list = await makeList(person, { aisles: ['dairy'] });
  await addItem(person, list.id, { Name: 'candles' });
  await addItem(person, list.id, { product: own.id, Name: own.attributes.Name, amount: 500, unit: 'gr' });
  // the line keeps its recipe and the amount that was at home
  await atHome(person, own);
  const listed = await makePublic(people().friend, {
    Name: unique('A soup of somebody else'),
    ingredients: [line(own.id, { amount: 500 })],
  });
  for (const { id } of [dish, saved, listed])
    made(await me.act(`shoplists/${list.id}/add-dish`, { dish: id, servings: 12 }));
  const food = { kind: 'food', day: '2026-11-03', state: 'done' };
  made(await me.post('logs', { ...food, key: randomUUID(), dish: dish.id, amount: 2 }));
  made(await me.post('logs', { ...food, key: randomUUID(), Name: 'An apple from a tree' }));
  made(await me.post('weights', { day: '2026-11-01', kilograms: 71.5 }));
  return { saved, own, listed };
}

async function settings(person: Person): Promise<void> {
  const set = {
    phone: '+995 555 12 34 56',
    diet: ['Vegan'],
    allergens: ['soy', 'nuts'],
    targets: { calories: 1900, prots: 90 },
    sex: 'female',
    birthYear: 1984,
    height: 168,
    activity: 'active',
    weightGoal: 'keep',
    learnsTargets: true,
    measures: 'us',
    timeZone: 'Europe/Berlin',
    language: 'ka',
    addresses: [
      { label: 'home', street: 'Rustaveli 1', flat: '7' },
      { label: 'Dacha', street: 'Kldis kucha 2' },
    ],
  };
  made(await api(person).put(`users/${person.id}`, set));
  const field = { ref: 'users', refId: String(person.id), field: 'avatar' };
  uploadedFiles(await upload(person, [{ bytes: await jpeg() }], field));
}

/** Makes a pantry item with several steps, a price and a code. */
async function atHome(person: Person, { id: product, attributes: { Name } }: ApiRecord): Promise<void> {
  const beans = { product, Name, amount: 900, unit: 'gr', place: 'cellar', expiresOn: '2027-03-01' };
  const { key } = await putAway(person, { ...beans, openedOn: '2026-11-02', staple: { minimum: 200 } });
  await move(person, key, -250);
  await move(person, key, -50, 'thrown');
  await putAway(person, { Name: 'Aunt’s jam', level: 'low', place: 'fridge' });
  const paid = { product, shop: 'Bazaar', tetri: 720, amount: 1000, unit: 'gr' };
  await pay(person, { ...paid, day: '2026-10-02' });
  await pay(person, { ...paid, day: '2026-11-02', tetri: 780 });
  await link(person, { code: newCode(), product, Name, amount: 1000, unit: 'gr' });
}

/** Makes exercises and supplements, their due times, and marks of both. */
async function moves(person: Person): Promise<void> {
  const me = api(person);
  const run = await makeExercise(person, { tag: 'Cardio' });
  await picture(person, 'exercises', run, 'Images');
  const pills = await makeSupplement(person, { priceTetri: 1200 });
  const schedule = made(await me.post('schedules', scheduleBody(run.id)));
  const intake = made(await me.post('intakes', intakeBody(pills.id, { left: 20 })));
  for (const { source, key } of (await calendar(person, MONDAY, MONDAY)) as Wire[]) {
    const [kind, to] =
      source.type === 'intake'
        ? ['supplement', { intake: intake.id }]
        : ['exercise', { schedule: schedule.id }];
    made(await me.post('logs', { day: MONDAY, kind, key, state: 'done', ...to }));
  }
}

/**
 * Makes a published plan of two days with one of everything on them, and a mark of it; also follows another person's
 * plan.
 */
async function plans(person: Person, dish: ApiRecord, product: ApiRecord): Promise<void> {
  const me = api(person);
  const [run, pills] = [await makeExercise(person), await makeSupplement(person)];
  const myself = randomUUID();
  const eaten = entry(dish.id, { servings: 2, shares: [{ eater: myself, servings: 0.8 }] });
  const meals = [
    meal([eaten, { kind: 'product', product: product.id, amount: 50, unit: 'gr' }], { note: 'early' }),
    meal([{ kind: 'text', text: 'Whatever is left' }], { type: 'Dinner', time: null }),
  ];
  const plan = await makePlan(person, {
    startDate: '2026-11-09',
    targets: { calories: 2000 },
    eaters: [
      { key: myself, Name: 'Me', factor: 1, user: person.id },
      { Name: 'Guest', factor: 0.5, allergens: ['soy'] },
    ],
    days: [
      {
        title: 'Start',
        meals,
        exercises: [{ exercise: run.id, time: '07:00', endTime: '07:30' }],
        supplements: [{ supplement: pills.id, dosage: 1, time: '08:00' }],
        appointments: [{ title: 'Market', time: '10:00' }],
      },
      { meals: [meal([{ kind: 'leftovers', of: eaten.key }])] },
    ],
  });
  const invited = { email: people().friend.email, role: 'viewer', confirmPrivate: true };
  made(await me.act(`mealplans/${plan.id}/invite`, invited));
  const thrown = { outcome: 'thrownAway', outcomeServings: 0.5 };
  const mark = {
    day: '2026-11-09',
    kind: 'entry',
    key: eaten.key,
    state: 'done',
    mealplan: plan.id,
    ...thrown,
  };
  made(await me.post('logs', mark));
  const others = await makePublished(people().friend);
  made(await me.act(`mealplans/${others.id}/subscribe`, { startDate: '2026-11-09' }));
}

async function doctors(person: Person): Promise<void> {
  const visit = await makeVisit(person, { Note: 'Bring the ECG.' });
  await attached(person, 'visits', visit);
  const blood = await makeExamination(person, { visit: visit.id });
  await attached(person, 'examinations', blood);
}

/** Returns all files of the person's export, by name. */
export async function exported(by: Person): Promise<Map<string, Buffer>> {
  return unzipped(await exportOf(by));
}
export async function exportOf(by: Person): Promise<Buffer> {
  const answer = await fetch(`${cmsUrl()}/api/users/me/export`, { headers: { Authorization: by.token } });
  return Buffer.from(await answer.arrayBuffer());
}

export const recordsIn = (files: ReadonlyMap<string, Buffer>, name: string): Wire[] =>
  (files.get(`records/${name}.jsonl`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one));

/** Collections that return. Products are left out: they belong to everybody, so the importer uses the giver's. */
const COLLECTIONS = RESTORABLE.filter((name) => !['products', 'cookbooks', 'users'].includes(name));
/** Collection of each relation; any other number is an amount. */
const RELATIONS: Record<string, string> = {
  dish: 'dishes',
  translationOf: 'dishes',
  product: 'products',
  exercise: 'exercises',
  supplement: 'supplements',
  mealplan: 'mealplans',
  schedule: 'schedules',
  intake: 'intakes',
  list: 'shoplists',
  visit: 'visits',
};

/** Returns the person's settings without ids; for the picture, only whether it is there. */
export function settingsIn(files: ReadonlyMap<string, Buffer>): Wire {
  const [{ id: _id, createdAt: _made, updatedAt: _edited, avatar, ...rest }] = recordsIn(files, 'users');
  return { ...rest, avatar: avatar && files.has(avatar.entry) };
}

/**
 * Reduces an export to what an import can keep: ids become the names of their records, pictures become their presence.
 */
export function comparable(files: ReadonlyMap<string, Buffer>): Record<string, Wire[]> {
  const names = new Map<string, string>();
  const own = ['products', ...COLLECTIONS].flatMap((collection) =>
    recordsIn(files, collection).map((record) => ({ collection, ...record })),
  );
  for (const { collection, id, Name, doctor } of [...recordsIn(files, 'references'), ...own])
    names.set(`${collection} ${id}`, Name ?? doctor);
  const person = JSON.parse(String(files.get('supra.json'))).person;
  const plain = (value: Wire, at: string): Wire => {
    if (Array.isArray(value)) return value.map((one) => plain(one, at));
    if (value?.entry)
      return /\.pdf$/.test(value.entry) ? files.get(value.entry)?.toString() : files.has(value.entry);
    if (typeof value === 'number' && RELATIONS[at]) return names.get(`${RELATIONS[at]} ${value}`);
    if (at === 'user' && value === person) return 'me';
    if (typeof value !== 'object' || value === null) return value;
    const { id: _id, createdAt: _made, updatedAt: _edited, ...rest } = value;
    // the keys of an intake's times contain its id
    if (rest.intake) delete rest.key;
    return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, plain(inner, name)]));
  };
  const sorted = (list: Wire[]) =>
    list.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return Object.fromEntries(
    COLLECTIONS.map((name) => [name, sorted(recordsIn(files, name).map((record) => plain(record, '')))]),
  );
}
