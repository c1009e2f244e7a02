import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, newPerson, people, type Wire } from '../../support/api';
import { openDatabase } from '../../support/database';
import { uploadedFiles, upload } from '../../support/pictures';
import { made, uniqueWord } from '../../support/records';
import { attached, examinationBody, makeVisit, PDF, visitBody } from '../../doctor/support';
import { orderBody, orderLine, placed, staff, stocked } from '../../orders/support';

const KEY = 'Idempotency-Key';
const TABLE = 'supra_idempotency';
const heads = () => ({ [KEY]: randomUUID() });

let db: Wire;
beforeAll(() => {
  db = openDatabase();
});
afterAll(() => db.destroy());

const answers = async (person: number): Promise<string[]> =>
  (await db(TABLE).where({ person }).select('answer')).map(({ answer }: { answer: string }) => answer);

/** Returns the tables of the whole database that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const isPostgres = db.client.config.client === 'pg';
  const names: string[] = isPostgres
    ? (await db('pg_tables').where({ schemaname: 'public' }).select('tablename as name')).map(named)
    : (await db('sqlite_master').where({ type: 'table' }).select('name')).map(named);
  const found: string[] = [];
  for (const name of names) {
    const rows = await db(name).select('*');
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}
const named = ({ name }: { name: string }) => name;

test('a repeat reads the stored answer back, but a reader of the database cannot', async () => {
  const person = await newPerson();
  const [doctor, headers] = [uniqueWord(), heads()];
  const body = visitBody({ doctor });
  const first = made(await api(person).post('visits', body, headers));
  expect(await tablesWith(doctor)).not.toContain(TABLE);
  expect(await answers(person.id)).toEqual([expect.stringMatching(/^sealed:/)]);
  expect(made(await api(person).post('visits', body, headers))).toEqual(first);
});

test('an answer stored by an earlier release is still given', async () => {
  const person = await newPerson();
  const headers = heads();
  const body = visitBody();
  made(await api(person).post('visits', body, headers));
  const { id } = await makeVisit(person);
  const plain = { data: { id, attributes: { doctor: 'An answer of before' } } };
  await db(TABLE)
    .where({ person: person.id })
    .update({ answer: JSON.stringify(plain) });
  expect((await api(person).post('visits', body, headers)).data).toEqual(plain.data);
});

test.each([
  ['visits', () => visitBody()],
  ['examinations', () => examinationBody()],
  ['weights', () => ({ day: '2026-11-20', kilograms: 61.5 })],
  ['dishes', () => ({ Name: `Soup of ${uniqueWord()}` })],
] as const)('a deleted record of %s leaves nothing but the key', async (path, bodyOf) => {
  const person = await newPerson();
  const [headers, body] = [heads(), bodyOf()];
  const { id } = made(await api(person).post(path, body, headers));
  made(await api(person).delete(`${path}/${id}`));
  expect(await answers(person.id)).toEqual(['']);
  const again = await api(person).post(path, body, headers);
  expect([again.status, again.error.name]).toEqual([410, 'GoneError']);
  expect((await api(person).post(path, { ...body, more: 1 }, headers)).status).toBe(422);
});

test('a removed file leaves nothing but the key', async () => {
  const person = await newPerson();
  const visit = await makeVisit(person);
  const to = { ref: 'visits', refId: String(visit.id), field: 'files' };
  const part = [{ bytes: PDF, name: 'Blood.pdf', type: 'application/pdf' }];
  const headers = heads();
  const file = at(uploadedFiles(await upload(person, part, to, headers)), 0);
  expect(await answers(person.id)).toEqual([expect.stringMatching(/^sealed:/)]);
  made(await api(person).put(`visits/${visit.id}`, { files: [] }));
  expect(await answers(person.id)).toEqual(['']);
  expect((await upload(person, part, to, headers)).status).toBe(410);
  expect(file.id).toBeGreaterThan(0);
});

test('a deleted account takes its stored answers along, and all copies elsewhere', async () => {
  const person = await newPerson();
  const mark = uniqueWord();
  const me = api(person);
  const visit = made(await me.post('visits', visitBody({ doctor: mark, place: mark }), heads()));
  await attached(person, 'visits', visit);
  made(await me.post('examinations', examinationBody({ Name: mark }), heads()));
  made(await me.post('dishes', { Name: `Soup of ${mark}` }, heads()));
  made(await me.post('households', { Name: mark }, heads()));
  made(await me.post('shoplists', { Name: mark }, heads()));
  const product = await stocked(10_000);
  const body = await orderBody([orderLine(product.id)], { Note: mark });
  const order = made(await me.post('orders', body, heads()));
  made(await me.post(`orders/${order.id}/cancel`, { reason: `Because of ${mark}` }, heads()));
  expect((await tablesWith(mark)).length).toBeGreaterThan(3);

  made(await me.delete('users/me'));
  const left = await answers(person.id);
  expect(left.length).toBeGreaterThan(5);
  expect(new Set(left)).toEqual(new Set(['']));
  await expect.poll(() => tablesWith(mark), { timeout: 30_000 }).toEqual([]);
});

test('an order’s free texts are deleted with its customer', async () => {
  const [person, product] = [await newPerson(), await stocked(10_000)];
  const at = { ...staff(), user: person };
  const [mine, failed] = [uniqueWord(), uniqueWord()];
  const order = await placed([orderLine(product.id)], {}, at);
  made(await api(person).act(`orders/${order.id}/cancel`, { reason: mine }));
  const other = await placed([orderLine(product.id)], {}, at);
  made(await api(people().admin).act(`orders/${other.id}/cancel`, { reason: failed }));
  made(await api(person).delete('users/me'));
  for (const { id } of [order, other]) {
    const { attributes } = made(await api(people().admin).get(`orders/${id}?populate=deep,2`));
    expect(attributes.state).toBe('cancelled');
    expect(attributes.history.filter(({ note }: Wire) => note !== null)).toEqual([]);
  }
  for (const word of [mine, failed]) expect(await tablesWith(word)).toEqual([]);
});
