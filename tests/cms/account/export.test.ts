import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, cmsUrl, newPerson, people } from '../support/api';
import { unzipped } from '../../support/zip';
import type { Person } from '../support/people';
import { jpeg, uploadedFiles, upload } from '../support/pictures';
import { line, made, makeDish, makeProduct, makePublic } from '../support/records';
import { makeHousehold } from '../households/support';
import { putAway } from '../pantry/support';
import { pay } from '../prices/support';
import { attached, makeExamination, makeVisit, PDF } from '../doctor/support';

const pictureId = async (by: Person) => at(uploadedFiles(await upload(by, [{ bytes: await jpeg() }])), 0).id;

let person: Person;
let files: Map<string, Buffer>;
const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
const json = (name: string) => JSON.parse(text(`json/${name}.json`));

beforeAll(async () => {
  person = await newPerson({ name: 'Who leaves with it all' });
  made(await api(person).put(`users/${person.id}`, { sex: 'female', birthYear: 1980 }));
  const visit = await makeVisit(person);
  await attached(person, 'visits', visit);
  await makeExamination(person, { visit: visit.id });
  const flour = await makeProduct(people().friend);
  await makeDish(person, { Name: '=HYPERLINK("x")', ingredients: [line(flour.id)] });
  const changed = await makeDish(person, {
    Name: 'As it is called now',
    DishImages: [await pictureId(person)],
  });
  made(await api(person).put(`dishes/${changed.id}`, { Note: 'Later.', DishImages: [] }));
  const foreign = await makePublic(people().friend, { Name: 'A recipe of somebody else' });
  made(await api(person).act(`dishes/${foreign.id}/save`));
  made(await api(person).post('dish-notes', { dish: foreign.id, rating: 4, Note: 'Less salt' }));
  const day = '2026-11-20';
  const soup = { kind: 'food', day, key: randomUUID(), state: 'done', Name: 'Soup of one’s own' };
  made(await api(person).post('logs', soup));
  made(await api(person).act(`dishes/${foreign.id}/cooked`, { day, Note: 'More salt' }));
  made(await api(person).post('weights', { day, kilograms: 71.5 }));
  await makeHousehold(person);
  await putAway(person, { Name: 'Eggs', amount: 6 });
  made(await api(person).post('barcodes/link', { code: '4006381333931', Name: 'Flour', product: flour.id }));
  await pay(person, { product: flour.id, shop: 'Carrefour', tetri: 420 });
  await makeVisit(people().user, { doctor: 'Dr Nobody Else' });
  const answer = await fetch(`${cmsUrl()}/api/users/me/export`, { headers: { Authorization: person.token } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="supra-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  files = await unzipped(Buffer.from(await answer.arrayBuffer()));
});

describe('the zip', () => {
  test('holds everything as JSON', () => {
    expect(json('me')).toMatchObject({ email: person.email, Name: 'Who leaves with it all' });
    expect(json('me')).toMatchObject({ sex: 'female', birthYear: 1980 });
    expect(json('visits')).toEqual([expect.objectContaining({ doctor: 'Dr Tamar Gogia' })]);
    expect(json('examinations')[0].results).toEqual([
      expect.objectContaining({ parameter: 'Haemoglobin', value: 132.5 }),
    ]);
    expect(json('dishes')).toHaveLength(2);
    expect(json('saves')).toHaveLength(1);
    expect(json('dish-notes')).toEqual([expect.objectContaining({ rating: 4, Note: 'Less salt' })]);
    expect(json('mealplans')).toEqual([]);
    expect(json('logs')).toEqual([expect.objectContaining({ kind: 'food', Name: 'Soup of one’s own' })]);
    expect(json('cookings')).toEqual([expect.objectContaining({ day: '2026-11-20', Note: 'More salt' })]);
    expect(json('households')).toEqual([expect.objectContaining({ Name: 'Home' })]);
    expect(json('pantry-items')).toEqual([expect.objectContaining({ Name: 'Eggs', amount: 6 })]);
    expect(json('pantry-movements')).toEqual([expect.objectContaining({ reason: 'bought', delta: 6 })]);
    expect(json('barcodes')).toEqual([expect.objectContaining({ code: '4006381333931', Name: 'Flour' })]);
    expect(json('prices')).toEqual([expect.objectContaining({ shop: 'Carrefour', tetri: 420 })]);
    expect(json('weights')).toEqual([expect.objectContaining({ day: '2026-11-20', kilograms: 71.5 })]);
  });

  test('holds the recipes’ earlier versions, with their pictures', () => {
    const [version, ...others] = json('dish-versions');
    expect([version, others]).toMatchObject([{ changed: ['Note', 'DishImages'], was: { Note: null } }, []]);
    expect(version.by).toBe('Who leaves with it all');
    expect(files.has(version.was.DishImages[0].entry)).toBe(true);
  });

  test('holds tables without formulas', () => {
    expect(text('csv/results.csv')).toBe(
      'day,examination,parameter,value,unit,low,high\r\n2026-11-20,Blood count,Haemoglobin,132.5,g/L,120,160\r\n',
    );
    expect(text('csv/visits.csv')).toContain('Dr Tamar Gogia,Cardiologist,2026-11-25T09:30:00.000Z');
    expect(text('csv/weights.csv')).toContain('2026-11-20,71.5');
    expect(text('csv/dishes.csv')).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('holds the calendar', () => {
    expect(text('calendar.ics')).toMatch(/^BEGIN:VCALENDAR[^]*Dr Tamar Gogia[^]*END:VCALENDAR/);
  });

  test('holds the files, private ones included', () => {
    const name = at(
      [...files.keys()].filter((one) => one.startsWith('files/visits/')),
      0,
    );
    expect(name).toMatch(/-ECG of November\.pdf$/);
    expect(files.get(name)).toEqual(PDF);
  });

  test('holds whole records as an import reads them: files by entry, relations by name', () => {
    const records = (name: string) =>
      text(`records/${name}.jsonl`)
        .split('\n')
        .filter(Boolean)
        .map((one) => JSON.parse(one));
    expect(JSON.parse(text('supra.json'))).toEqual({ app: 'Supra', version: 1, person: person.id });
    const [visit] = records('visits');
    expect(visit).toMatchObject({ doctor: 'Dr Tamar Gogia', key: expect.any(String) });
    expect(files.get(visit.files[0].entry)).toEqual(PDF);
    expect(records('examinations')).toMatchObject([{ visit: visit.id, results: [{ value: 132.5 }] }]);
    const dish = records('dishes').find(({ ingredients }) => ingredients.length > 0);
    const [flour] = dish.ingredients;
    expect(flour).toMatchObject({ key: expect.any(String), product: expect.any(Number) });
    const [save] = records('saves');
    const references = records('references');
    expect(references).toContainEqual(
      expect.objectContaining({ collection: 'dishes', id: save.dish, Name: 'A recipe of somebody else' }),
    );
    expect(references).toContainEqual(
      expect.objectContaining({ collection: 'products', id: flour.product, Name: expect.any(String) }),
    );
    expect(records('logs')).toMatchObject([{ kind: 'food', calories: null }]);
    expect(files.has('records/orders.jsonl')).toBe(false);
  });

  test('holds nothing of other people and nothing internal to the CMS', () => {
    const all = [...files.values()].join('\n');
    expect(all).not.toContain('Dr Nobody Else');
    expect(all).not.toContain(person.uid);
    expect(all).not.toMatch(/feedToken|documentId/);
  });
});

test('belongs to a courier too, but not to a visitor', async () => {
  expect((await api(people().courier).get('users/me/export')).status).toBe(200);
  expect((await api().get('users/me/export')).status).toBe(401);
  expect((await api(person).get('users/me/export?of=1')).status).toBe(400);
});
