import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { attached, makeExamination, PDF, privateOnDisk } from '../../doctor/support';
import { orderLine, packAll, place, placed, stocked } from '../../orders/support';
import { addItem, change, makeList, readItems } from '../../shoplists/support';
import { api, cmsUrl, stack, newPerson, people, type Answer, type Wire } from '../../support/api';
import { openDatabase, refusingCommits } from '../../support/database';
import { expectError } from '../../support/errors';
import { listen } from '../../support/live';
import { signUp } from '../../support/people';
import {
  addressesOf,
  isOnDisk,
  jpeg,
  leavingNothing,
  newIn,
  picturesOf,
  upload,
  withPicture,
} from '../../support/pictures';
import {
  dishBody,
  idsOf,
  made,
  makeDish,
  makeProduct,
  makePublic,
  readDish,
  recordsOf,
} from '../../support/records';
import { SOON } from '../../support/soon';

const user = () => api(people().user);
const admin = () => api(people().admin);
const courier = () => api(people().courier);

let db: Wire;
beforeAll(() => {
  db = openDatabase();
});
afterAll(() => db.destroy());

const refused = <T>(table: string, work: () => Promise<T>): Promise<T> => refusingCommits(db, table, work);

/** Expects a temporary refusal in Strapi's form, with a time to try again. */
function expectForLater(answer: Answer): void {
  expect(answer.status, answer.text).toBe(503);
  expectError(503, answer.text);
  expect(answer.error.name).toBe('ServiceUnavailableError');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}
const named = async (Name: unknown): Promise<number[]> =>
  idsOf(await user().get(`dishes?filters[Name][$eq]=${encodeURIComponent(String(Name))}`));

describe('when the database refuses the COMMIT', () => {
  test('a record is not made, not read back and not announced', async () => {
    const body = dishBody();
    expect(await named(body.Name)).toEqual([]);
    expectForLater(await refused('supra_dishes', () => user().post('dishes', body)));
    expect(await named(body.Name)).toEqual([]);
    const { id } = made(await user().post('dishes', body));
    expect(await named(body.Name)).toEqual([id]);
  });

  test('an Idempotency-Key stays unused, and the next try counts once', async () => {
    const body = dishBody();
    const headers = { 'Idempotency-Key': randomUUID() };
    for (const table of ['supra_dishes', 'supra_idempotency'])
      expectForLater(await refused(table, () => user().post('dishes', body, headers)));
    expect(await named(body.Name)).toEqual([]);
    const made1 = made(await user().post('dishes', body, headers));
    expect(made(await user().post('dishes', body, headers))).toEqual(made1);
    expect(await named(body.Name)).toEqual([made1.id]);
  });

  test('a change is not visible, not even in the cache', async () => {
    const dish = await makePublic(people().user);
    const read = () => api(people().friend).get(`dishes/${dish.id}?populate=deep,5`);
    const before = await read();
    expectForLater(
      await refused('supra_dishes', () => user().put(`dishes/${dish.id}`, { Name: 'Not kept at all' })),
    );
    const after = await read();
    expect(after.text).toBe(before.text);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    const [row] = await db('dishes').where({ id: dish.id });
    const [shown] = await db('supra_dishes').where({ id: dish.id });
    expect(JSON.parse(shown.body).Name).toBe(dish.attributes.Name);
    expect(Object.values(row)).toContain(dish.attributes.Name);
    const again = await user().put(`dishes/${dish.id}`, {
      Name: 'Kept this time',
      updatedAt: dish.attributes.updatedAt,
    });
    expect(made(again).attributes.Name).toBe('Kept this time');
  });

  test('a record and its pictures are not deleted', async () => {
    const dish = await withPicture(people().user, await makeDish(people().user));
    expectForLater(await refused('supra_dishes', () => user().delete(`dishes/${dish.id}`)));
    expect(picturesOf(await readDish(people().user, dish.id))).toEqual(picturesOf(dish));
    const { id } = at(picturesOf(dish), 0);
    expectForLater(await refused('supra_uploads', () => user().delete(`uploads/assets/${id}`)));
    expect(picturesOf(await readDish(people().user, dish.id))).toEqual(picturesOf(dish));
    expect(picturesOf(dish).flatMap(addressesOf).every(isOnDisk)).toBe(true);
    made(await user().delete(`dishes/${dish.id}`));
  });

  test('an examination keeps its PDF', async () => {
    const owner = await newPerson();
    const examination = await makeExamination(owner);
    const file = await attached(owner, 'examinations', examination);
    expectForLater(
      await refused('supra_examinations', () => api(owner).delete(`examinations/${examination.id}`)),
    );
    expectForLater(await refused('supra_examinations', () => api(owner).delete(`uploads/assets/${file.id}`)));
    made(await api(owner).get(`examinations/${examination.id}`));
    const read = await fetch(`${cmsUrl()}/api/files/${file.id}`, { headers: { Authorization: owner.token } });
    expect(read.status).toBe(200);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(PDF);
  });

  test('an upload is refused and leaves nothing', async () => {
    const picture = await jpeg();
    const lone = await leavingNothing(() =>
      refused('supra_uploads', () => upload(people().user, [{ bytes: picture }])),
    );
    expectForLater(lone);
    const there = privateOnDisk();
    const parts = [{ bytes: PDF }, { bytes: PDF }];
    for (const table of ['files', 'supra_uploads'])
      expectForLater(
        await refused(table, () => upload(people().user, parts, { ref: 'visits', field: 'files' })),
      );
    expect(newIn(privateOnDisk(), there)).toEqual([]);
    const dish = await makeDish(people().user);
    const onDish = { ref: 'dishes', refId: String(dish.id), field: 'DishImages' };
    const attachedPicture = await leavingNothing(() =>
      refused('supra_dishes', () => upload(people().user, [{ bytes: picture }], onDish)),
    );
    expectForLater(attachedPicture);
    expect(picturesOf(await readDish(people().user, dish.id))).toEqual([]);
    // Strapi writes a picture's row outside a transaction; its bytes must go after any error.
    const row = await leavingNothing(() =>
      refused('files', () => upload(people().user, [{ bytes: picture }])),
    );
    expect(row.status).toBeGreaterThanOrEqual(500);
  });

  test('a list line is not added, and nobody hears of it', async () => {
    const list = await makeList(people().user);
    const stream = await listen(people().user, 'shoplists');
    const answer = await refused('supra_shop_items', () =>
      change(people().user, list.id, { op: 'add', key: randomUUID(), Name: 'Candles' }),
    );
    expectForLater(answer);
    await addItem(people().user, list.id, { Name: 'Matches' });
    await expect.poll(stream.told, SOON).not.toEqual([]);
    // One change was committed; only that one is announced and on the list.
    expect(stream.told()).toEqual([{ collection: 'shoplists', id: list.id }]);
    expect((await readItems(people().user, list.id)).map(({ Name }) => Name)).toEqual(['Matches']);
    stream.close();
  });

  test('an Admin’s change of a person does not hold', async () => {
    const person = await newPerson();
    for (const [verb, data] of [['block'], ['role', { Rolee: 'Courier' }]] as const) {
      expectForLater(await refused('supra_users', () => admin().act(`users/${person.id}/${verb}`, data)));
      const { status, body } = await api(person).get('users/me');
      expect([status, body.Rolee]).toEqual([200, 'User']);
    }
    expectForLater(await refused('supra_audits', () => admin().act(`users/${person.id}/block`)));
    expect((await api(person).get('users/me')).status).toBe(200);
  });

  test('a product is not verified, merged or imported', async () => {
    const [from, into] = [await makeProduct(people().user), await makeProduct(people().user)];
    const dish = await makeDish(people().user, {
      ingredients: [{ product: from.id, amount: 1, unit: 'gr' }],
    });
    expectForLater(await refused('supra_products', () => admin().act(`products/${from.id}/verify`)));
    expectForLater(
      await refused('supra_products', () => admin().act(`products/${from.id}/merge`, { into: into.id })),
    );
    const rows = [{ Name: 'Imported in vain' }];
    expectForLater(await refused('supra_products', () => admin().post('products/import', { rows })));
    expect(made(await user().get(`products/${from.id}`)).attributes.verified).toBeFalsy();
    const [line] = (await readDish(people().user, dish.id)).attributes.ingredients;
    expect(line.product.data.id).toBe(from.id);
    expect(idsOf(await user().get('products?filters[Name][$eq]=Imported%20in%20vain'))).toEqual([]);
  });

  test('an order stays at its step, and the storage unchanged', async () => {
    const product = await stocked(5_000);
    const lots = async () => (await admin().get(`stocks?filters[product]=${product.id}`)).text;
    const empty = await lots();
    expectForLater(await refused('supra_orders', () => place([orderLine(product.id)])));
    expect(await lots()).toBe(empty);
    const order = await placed([orderLine(product.id)]);
    const steps: [string, unknown][] = [
      ['accept', {}],
      ['pack', packAll(order)],
      ['depart', {}],
      ['fail', { reason: 'Nobody is home' }],
      ['retry', {}],
    ];
    for (const [step, data] of steps) {
      const before = await admin().get(`orders/${order.id}?populate=deep`);
      const held = await lots();
      expectForLater(await refused('supra_orders', () => courier().act(`orders/${order.id}/${step}`, data)));
      expect((await admin().get(`orders/${order.id}?populate=deep`)).text).toBe(before.text);
      expect(await lots()).toBe(held);
      made(await courier().act(`orders/${order.id}/${step}`, data));
    }
    const reason = { reason: 'The test is over' };
    expectForLater(await refused('supra_stocks', () => admin().act(`orders/${order.id}/cancel`, reason)));
    made(await admin().act(`orders/${order.id}/cancel`, reason));
    expect(
      at(recordsOf(await admin().get(`stocks?filters[product]=${product.id}`)), 0).attributes,
    ).toMatchObject({ quantity: 5_000, reserved: 0 });
  });

  test('a new person is admitted at the next try', async () => {
    const account = await signUp(stack().emulator);
    expectForLater(await refused('supra_users', () => api(account).get('users/me')));
    expect((await api(account).get('users/me')).status).toBe(200);
  });

  test('everybody else continues, and nothing stays locked', async () => {
    const names = Array.from({ length: 20 }, () => dishBody());
    const answers = await refused('supra_dishes', () =>
      Promise.all([
        ...names.map((body) => user().post('dishes', body)),
        ...names.map(({ Name }) => user().post('shoplists', { Name })),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([...names.map(() => 503), ...names.map(() => 200)]);
    await db.transaction((trx: Wire) => trx('supra_idempotency').where({ key: 'nothing' }).delete());
    for (const { Name } of names.slice(0, 3)) expect(await named(Name)).toEqual([]);
  });
});
