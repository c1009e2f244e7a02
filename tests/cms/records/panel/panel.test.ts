import { beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, cmsUrl, newPerson, people } from '../../support/api';
import { openPanel, type Panel } from '../../support/panel';
import {
  addressesOf,
  isOnDisk,
  jpeg,
  uploadedFiles,
  picturesOf,
  upload,
  withPicture,
} from '../../support/pictures';
import { line, made, makeDish, makeProduct, makePublic, readDish, unique } from '../../support/records';
import { SOON } from '../../support/soon';

const PRODUCT = 'api::product.product';
const DISH = 'api::dish.dish';
const OPEN = [DISH, 'api::exercise.exercise', PRODUCT, 'api::supplement.supplement'];
const user = () => api(people().user);

let panel: Panel;
beforeAll(async () => {
  panel = await openPanel();
});

/** Returns the panel's document id for a record of the content API. */
async function documentOf(uid: string, id: number): Promise<string> {
  const { body } = await panel.list(uid, `&filters[$and][0][id][$eq]=${id}`);
  return body.results[0].documentId;
}
const readProduct = async (id: number) => made(await user().get(`products/${id}?populate=deep,1`)).attributes;

test('the panel shows only what it may change', async () => {
  const { body } = await panel.call('GET', 'content-manager/init');
  const shown = (body.data.contentTypes as { uid: string; isDisplayed: boolean }[])
    .filter(({ uid, isDisplayed }) => isDisplayed && uid.startsWith('api::'))
    .map(({ uid }) => uid);
  expect(shown.toSorted()).toEqual(OPEN.toSorted());
  expect((await panel.asNobody('GET', `content-manager/collection-types/${PRODUCT}`)).status).toBe(401);
});

test('records with rules of their own cannot be made, changed, deleted or cloned there', async () => {
  const { body } = await panel.call('GET', 'content-manager/content-types');
  const closed = (body.data as { uid: string }[])
    .map(({ uid }) => uid)
    .filter((uid) => uid.startsWith('api::') && !OPEN.includes(uid));
  expect(closed).toHaveLength(29);
  for (const uid of [...closed, 'plugin::upload.file']) {
    const answers = [
      await panel.create(uid, { Name: 'Somebody', Rolee: 'Admin', quantity: 7, state: 'delivered' }),
      await panel.update(uid, 'x', { Rolee: 'Admin', quantity: 7, state: 'delivered' }),
      await panel.remove(uid, 'x'),
      await panel.removeMany(uid, ['x']),
      await panel.clone(uid, 'x'),
    ];
    for (const { status } of answers) expect([403, 404], uid).toContain(status);
  }
});

describe('a product', () => {
  test('can be read by everybody at once if valid', async () => {
    expect((await user().get('products?pagination[pageSize]=1')).status).toBe(200);
    const Name = unique('Panel flour');
    const made_ = await panel.create(PRODUCT, { Name: `  ${Name} `, costTetri: 120, allergens: ['gluten'] });
    expect(made_.status, JSON.stringify(made_.body)).toBe(201);
    const { data } = await user().get(`products?filters[Name][$eq]=${encodeURIComponent(Name)}`);
    expect(data).toHaveLength(1);
    expect(data[0].attributes).toMatchObject({
      Name,
      costTetri: 120,
      allergens: ['gluten'],
      verified: false,
      sold: false,
    });
    expect((await user().get(`products?_q=${encodeURIComponent(Name)}`)).data).toHaveLength(1);
    const again = await user().post('products', { Name: Name.toUpperCase() });
    expect([again.status, again.error.details.code]).toEqual([409, 'product.nameTaken']);
  });

  test.each([
    [{ Name: '' }, 'Name: This is needed'],
    [{ Name: 'x'.repeat(51) }, 'Name: This is to be at most 49'],
    [{ costTetri: -1 }, 'costTetri: This is to be at least 0, at most 10000000'],
    [{ fats: 101 }, 'fats: This is to be at least 0, at most 100'],
    [{ category: 'weapons' }, 'category: This is none of the values that there are'],
    [{ allergens: ['love'] }, 'allergens.0: allergens.0: This is none of the values that there are'],
    [{ verified: true }, 'verified: This is set in the app only'],
    [{ sold: true }, 'sold: This is set in the app only'],
  ])('is refused with %o, when made and when changed', async (wrong, fault) => {
    const Name = unique('Rice');
    const refused = await panel.create(PRODUCT, { Name, ...wrong });
    expect(refused.status, JSON.stringify(refused.body)).toBe(400);
    expect(refused.faults.join()).toContain(fault);
    expect((await user().get(`products?filters[Name][$eq]=${encodeURIComponent(Name)}`)).data).toEqual([]);

    const product = await makeProduct(people().user, { costTetri: 5 });
    const before = await readProduct(product.id);
    const changed = await panel.update(PRODUCT, await documentOf(PRODUCT, product.id), { ...wrong });
    expect(changed.status, JSON.stringify(changed.body)).toBe(400);
    expect(changed.faults.join()).toContain(fault);
    expect(await readProduct(product.id)).toEqual(before);
  });

  test('keeps its own name, and cannot take another’s', async () => {
    const [one, other] = [await makeProduct(people().user), await makeProduct(people().user)];
    const refused = await panel.update(PRODUCT, await documentOf(PRODUCT, one.id), {
      Name: other.attributes.Name,
    });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain('already exists');
    expect((await readProduct(one.id)).Name).toBe(one.attributes.Name);
    const fine = await panel.update(PRODUCT, await documentOf(PRODUCT, one.id), {
      Name: one.attributes.Name,
      NameKa: unique('ფქვილი'),
    });
    expect(fine.status).toBe(200);
  });

  test('frees its old name when renamed, and takes the new one', async () => {
    const product = await makeProduct(people().user);
    const old: string = product.attributes.Name;
    const Name = unique('Renamed');
    const answer = await panel.update(PRODUCT, await documentOf(PRODUCT, product.id), { Name });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const again = await user().post('products', { Name: Name.toLowerCase() });
    expect([again.status, again.error.details.code]).toEqual([409, 'product.nameTaken']);
    made(await user().post('products', { Name: old }));
  });

  test('with another price changes the cost of its dishes in the next read', async () => {
    const product = await makeProduct(people().user, { costTetri: 100, calories: 100 });
    const dish = await makePublic(people().user, {
      ingredients: [line(product.id, { amount: 400 })],
      servingAmount: 1,
    });
    expect((await readDish(undefined, dish.id)).attributes.costTetri).toBe(400);
    const answer = await panel.update(PRODUCT, await documentOf(PRODUCT, product.id), { costTetri: 200 });
    expect(answer.status).toBe(200);
    expect(answer.body.data.costTetri).toBe(200);
    const after = await readProduct(product.id);
    expect(after).toMatchObject({ costTetri: 200, calories: 100, Name: product.attributes.Name });
    expect((await readDish(undefined, dish.id)).attributes.costTetri).toBe(800);
    expect(after.owner.data.id).toBe(people().user.id);
    // A person who had it open gets a conflict.
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(product.attributes.updatedAt));
    const late = await user().put(`products/${product.id}`, {
      calories: 1,
      updatedAt: product.attributes.updatedAt,
    });
    expect([late.status, late.error.details.code]).toEqual([409, 'record.changedSince']);
  });

  test('is deleted only while unused; of several, all or none', async () => {
    const [used, one, two] = [
      await makeProduct(people().user),
      await makeProduct(people().user),
      await makeProduct(people().user),
    ];
    await makeDish(people().user, { ingredients: [line(used.id)] });
    const document = await Promise.all([used, one, two].map(({ id }) => documentOf(PRODUCT, id)));
    const refused = await panel.remove(PRODUCT, at(document, 0));
    expect([refused.status, refused.message]).toEqual([400, 'Recipes use this product']);
    expect(
      (await panel.removeMany(PRODUCT, [at(document, 1), at(document, 0), at(document, 2)])).status,
    ).toBe(400);
    for (const { id } of [used, one, two]) expect((await user().get(`products/${id}`)).status).toBe(200);
    expect((await panel.removeMany(PRODUCT, [at(document, 1), at(document, 2)])).status).toBe(200);
    for (const { id } of [one, two]) expect((await user().get(`products/${id}`)).status).toBe(404);
    made(await user().post('products', { Name: one.attributes.Name }));
    expect((await panel.clone(PRODUCT, at(document, 0), { Name: unique('Clone') })).status).toBe(400);
    expect((await panel.autoClone(PRODUCT, at(document, 0))).status).toBe(400);
  });
});

describe('a dish', () => {
  test('is made in the app, where it has an owner', async () => {
    const Name = unique('Panel soup');
    const refused = await panel.create(DISH, { Name, visibility: 'public' });
    expect([refused.status, refused.message]).toEqual([400, 'This is made and changed in the app only']);
    const dish = await makePublic(people().user);
    expect((await panel.clone(DISH, await documentOf(DISH, dish.id), { Name })).status).toBe(400);
    expect((await user().get(`dishes?filters[Name][$eq]=${encodeURIComponent(Name)}`)).data).toEqual([]);
  });

  test('is cleaned, recomputed and readable at once after a valid change', async () => {
    const [flour, salt] = [
      await makeProduct(people().user, { calories: 300, fats: 1, carbs: 70, prots: 10, costTetri: 25 }),
      await makeProduct(people().user, { calories: 0, fats: 0, carbs: 0, prots: 0, costTetri: 10 }),
    ];
    const dish = await makePublic(people().user, { ingredients: [line(flour.id)], servingAmount: 1 });
    expect((await readDish(undefined, dish.id)).attributes.calories).toBe(300);
    const [salted] = (await panel.list(PRODUCT, `&filters[$and][0][id][$eq]=${salt.id}`)).body.results;
    const whole = (
      await panel.call('GET', `content-manager/collection-types/${DISH}/${await documentOf(DISH, dish.id)}`)
    ).body.data;
    const answer = await panel.update(DISH, whole.documentId, {
      ...whole,
      Name: '  Bread of the panel ',
      calories: 1,
      saveCount: 77,
      ingredients: [
        { id: whole.ingredients[0].id, amount: 200, unit: 'gr' },
        {
          amount: 5,
          unit: 'gr',
          product: { connect: [{ id: salted.id, documentId: salted.documentId }], disconnect: [] },
        },
      ],
      owner: undefined,
      collaborators: undefined,
      DishImages: undefined,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { attributes } = await readDish(undefined, dish.id);
    expect(attributes).toMatchObject({ Name: 'Bread of the panel', calories: 600, saveCount: 0 });
    expect(
      attributes.ingredients.map(
        ({ amount, product }: { amount: number; product: { data: { id: number } } }) => [
          amount,
          product.data.id,
        ],
      ),
    ).toEqual([
      [200, flour.id],
      [5, salt.id],
    ]);
    const keys = attributes.ingredients.map(({ key }: { key: string }) => key);
    expect(keys[0]).toBe(dish.attributes.ingredients[0].key);
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(attributes.owner.data.id).toBe(people().user.id);
  });

  test.each([
    [{ Name: 'Abc' }, 'Name: This is to be at least 5, at most 150'],
    [{ servingAmount: 0 }, 'servingAmount: This is to be at least 1'],
    [{ types: ['Brunch'] }, 'types.0: types.0: This is none of the values that there are'],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl: This is not right (url)'],
    [{ featured: true }, 'featured: This is set in the app only'],
    [{ hidden: true }, 'hidden: This is set in the app only'],
    [{ Steps: [{ description: 'x'.repeat(2001) }] }, 'Steps.0.description'],
    [
      { ingredients: [{ amount: 5, unit: 'gr' }] },
      'ingredients.0.product: ingredients.0.product: This is needed',
    ],
    [{ ingredients: [{ amount: -5, unit: 'gr' }] }, 'ingredients.0.amount'],
  ])('is refused with %o and stays unchanged', async (wrong, fault) => {
    const dish = await makePublic(people().user);
    const before = (await readDish(undefined, dish.id)).attributes;
    const answer = await panel.update(DISH, await documentOf(DISH, dish.id), wrong);
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(answer.faults.join()).toContain(fault);
    expect((await readDish(undefined, dish.id)).attributes).toEqual(before);
  });

  test('lets pictures be removed, but not added', async () => {
    const dish = await withPicture(people().user, await makePublic(people().user));
    const other = await withPicture(people().friend, await makePublic(people().friend));
    const mine = at(picturesOf(dish), 0);
    const theirs = at(picturesOf(other), 0);
    const loose = at(uploadedFiles(await upload(await newPerson(), [{ bytes: await jpeg() }])), 0);
    const document = await documentOf(DISH, dish.id);
    for (const { id } of [theirs, loose]) {
      const refused = await panel.update(DISH, document, { DishImages: [{ id: mine.id }, { id }] });
      expect(refused.status).toBe(400);
      expect(refused.faults).toEqual(['DishImages: Pictures are put on in the app']);
    }
    expect(picturesOf(await readDish(undefined, dish.id)).map(({ id }) => id)).toEqual([mine.id]);
    expect((await panel.update(DISH, document, { DishImages: [] })).status).toBe(200);
    expect(picturesOf(await readDish(undefined, dish.id))).toEqual([]);
    await expect.poll(() => addressesOf(mine).some(isOnDisk), SOON).toBe(false);
    expect(addressesOf(theirs).every(isOnDisk)).toBe(true);
  });

  test('is deleted with its pictures and saves', async () => {
    const reader = await newPerson();
    const dish = await withPicture(people().user, await makePublic(people().user));
    made(await api(reader).act(`dishes/${dish.id}/save`));
    const picture = at(picturesOf(dish), 0);
    expect((await panel.remove(DISH, await documentOf(DISH, dish.id))).status).toBe(200);
    expect((await api().get(`dishes/${dish.id}`)).status).toBe(404);
    expect((await api(reader).get('saves')).data).toEqual([]);
    await expect.poll(() => addressesOf(picture).some(isOnDisk), SOON).toBe(false);
  });
});

describe('the media library', () => {
  test('deletes, changes, accepts and lists no file', async () => {
    const dish = await withPicture(people().user, await makePublic(people().user));
    const picture = at(picturesOf(dish), 0);
    const form = () => {
      const parts = new FormData();
      parts.append('files', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'x.svg');
      return parts;
    };
    const answers = [
      await panel.call('DELETE', `upload/files/${picture.id}`),
      await panel.call('DELETE', `UPLOAD/files/${picture.id}`),
      await panel.call('PUT', `upload/files/${picture.id}`, { fileInfo: { name: 'x' } }),
      await panel.call('POST', `upload?id=${picture.id}`, form()),
      await panel.call('POST', `upload/files/${picture.id}/replace`, form()),
      await panel.call('POST', 'upload', form()),
      await panel.call('POST', 'upload/actions/bulk-delete', { fileIds: [picture.id] }),
      await panel.call('GET', 'upload/files'),
      await panel.call('GET', `upload/files/${picture.id}`),
    ];
    for (const { status, message } of answers) {
      expect([status, message]).toEqual([403, 'Pictures and files are put on and taken off in the app']);
    }
    const address = new URL(picture.attributes.url, cmsUrl());
    expect((await fetch(address)).status).toBe(200);
    expect(picturesOf(await readDish(undefined, dish.id))).toHaveLength(1);
  });
});

test('an operator’s token is invalid in the app', async () => {
  const body = { name: unique('Token'), description: '', type: 'full-access', lifespan: null };
  const answer = await panel.call('POST', 'admin/api-tokens', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const token = `Bearer ${answer.body.data.accessKey}`;
  const product = await makeProduct(people().user);
  for (const sent of [
    await api({ token }).get('users/me'),
    await api({ token }).get('products'),
    await api({ token }).put(`products/${product.id}`, { calories: 1 }),
    await api({ token }).post('products', { Name: unique('Salt') }),
    await api({ token }).delete(`products/${product.id}`),
  ])
    expect(sent.status, sent.text).toBe(401);
});

test('a transfer from elsewhere is refused', async () => {
  for (const way of ['push', 'pull']) {
    const answer = await panel.call('GET', `admin/transfer/runner/${way}`);
    expect([401, 404]).toContain(answer.status);
  }
});
