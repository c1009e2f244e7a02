import { createServer } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, newPerson, people, type Wire } from '../../support/api';
import { openPanel, type Panel, panelOf } from '../../support/panel';
import { line, made, makeDish, makeProduct, makePublic, unique } from '../../support/records';
import { SOON } from '../../support/soon';
import { portOf } from '@/tests/support/servers/portOf';

const PRODUCT = 'api::product.product';
const DISH = 'api::dish.dish';
const SHOWN = [DISH, 'api::exercise.exercise', PRODUCT, 'api::supplement.supplement'];
const ROLES = ['Super Admin', 'Editor', 'Author'] as const;

let closed: string[];
const operators = new Map<(typeof ROLES)[number], Panel>();

/** Makes an operator of this role, with every permission that a role can have. */
async function operatorOf(root: Panel, { id, name }: { id: number; name: string }): Promise<Panel> {
  const grants = [...SHOWN, ...closed].map((subject) => ({
    action: 'plugin::content-manager.explorer.read',
    subject,
    properties: {},
    conditions: [],
  }));
  const granted = await root.call('PUT', `admin/roles/${id}/permissions`, { permissions: grants });
  expect(granted.status, JSON.stringify(granted.body)).toBe(200);
  const email = `${unique(name).replaceAll(/\W/g, '').toLowerCase()}@supra.test`;
  const asked = { firstname: 'Otar', lastname: 'Operator', email, roles: [id] };
  const invited = await root.call('POST', 'admin/users', asked);
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  const { registrationToken } = invited.body.data;
  const password = 'Supra-test-1';
  const userInfo = { firstname: 'Otar', lastname: 'Operator', password };
  const taken = await root.asNobody('POST', 'admin/register', { registrationToken, userInfo });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  return panelOf({ email, password });
}

beforeAll(async () => {
  const root = await openPanel();
  const types = await root.call('GET', 'content-manager/content-types');
  closed = (types.body.data as { uid: string }[])
    .map(({ uid }) => uid)
    .filter((uid) => uid.startsWith('api::') && !SHOWN.includes(uid));
  const roles: { id: number; name: string }[] = (await root.call('GET', 'admin/roles')).body.data;
  operators.set('Super Admin', root);
  for (const name of ['Editor', 'Author'] as const)
    operators.set(
      name,
      await operatorOf(
        root,
        roles.find((one) => one.name === name)!,
      ),
    );
});
const panelAs = (role: (typeof ROLES)[number]): Panel => operators.get(role)!;

describe.each(ROLES)('a panel under the role %s', (role) => {
  test('reads no hidden collection, by any address', async () => {
    const owner = await newPerson();
    const doctor = unique('Doctor');
    made(await api(owner).post('visits', { doctor, startsAt: '2026-03-04T10:00:00.000Z', Note: doctor }));
    const panel = panelAs(role);
    expect(closed).toHaveLength(29);
    for (const uid of [...closed, 'plugin::upload.file', 'admin::user', 'admin::api-token']) {
      const answers = await Promise.all(
        [
          `collection-types/${uid}`,
          `collection-types/${encodeURIComponent(uid)}`,
          `collection-types/${uid}/x`,
          `collection-types/${uid}/x/actions/countDraftRelations`,
          `collection-types/${uid}/actions/countManyEntriesDraftRelations?documentIds[0]=x`,
          `collection-types/${uid}/actions/bulkFindForValidation`,
          `single-types/${uid}`,
          `relations/${uid}/owner`,
          `relations/${uid}/x/owner`,
          `history-versions?contentType=${uid}`,
          `preview/url/${uid}?documentId=x`,
          `content-types/${uid}/configuration`,
        ].map((path) => panel.call('GET', `content-manager/${path}`)),
      );
      for (const { status, body } of answers) {
        expect([403, 404], uid).toContain(status);
        expect(JSON.stringify(body) ?? '').not.toContain(doctor);
      }
      const others = [
        await panel.call('POST', 'content-manager/uid/generate', {
          contentTypeUID: uid,
          field: 'Name',
          data: {},
        }),
        await panel.call('POST', 'content-manager/uid/check-availability', {
          contentTypeUID: uid,
          field: 'Name',
          value: 'x',
        }),
        await panel.call('GET', `content-releases/mapEntriesToReleases?contentTypeUid=${uid}&documentIds=x`),
        await panel.call('GET', `review-workflows/content-manager/collection-types/${uid}/x/stages`),
      ];
      for (const { status } of others) expect([403, 404], uid).toContain(status);
    }
  });

  test('sees nothing of people and foods through relations', async () => {
    const [owner, guest] = [await newPerson(), await newPerson()];
    const product = await makeProduct(owner);
    const dish = await makePublic(owner, { ingredients: [line(product.id)] });
    made(await api(owner).act(`dishes/${dish.id}/collaborators`, { email: guest.email }));
    const panel = panelAs(role);
    const documentOf = async (uid: string, id: number): Promise<string> =>
      (await panel.list(uid, `&filters[$and][0][id][$eq]=${id}`)).body.results[0].documentId;
    const [dishDocument, productDocument] = [
      await documentOf(DISH, dish.id),
      await documentOf(PRODUCT, product.id),
    ];
    const whole = await panel.call('GET', `content-manager/collection-types/${DISH}/${dishDocument}`);
    expect(whole.body.data.Name).toBe(dish.attributes.Name);
    const ask = (path: string) => panel.call('GET', `content-manager/${path}`);
    const seen = [
      whole,
      await panel.list(DISH, `&filters[$and][0][id][$eq]=${dish.id}&populate=*`),
      await panel.list(DISH, `&filters[$and][0][id][$eq]=${dish.id}&populate[owner][populate]=*`),
      await panel.list(DISH, `&filters[$and][0][id][$eq]=${dish.id}&populate[collaborators]=true`),
      await panel.list(PRODUCT, `&filters[$and][0][id][$eq]=${product.id}`),
      await ask(`relations/${DISH}/owner?pageSize=100`),
      await ask(`relations/${DISH}/${dishDocument}/owner`),
      await ask(`relations/${DISH}/collaborators?pageSize=100&_q=${guest.email}`),
      await ask(`relations/${DISH}/${dishDocument}/collaborators`),
      await ask(`relations/${PRODUCT}/owner?pageSize=100`),
      await ask(`relations/${PRODUCT}/food?pageSize=100`),
      await ask(`relations/${PRODUCT}/${productDocument}/food`),
      await ask('homepage/recent-documents?action=update'),
    ];
    for (const { body } of seen) {
      const text = JSON.stringify(body);
      for (const person of [owner, guest]) expect(text).not.toContain(person.email);
      expect(text).not.toMatch(/"(?:owner|collaborators|food|feedToken|phone|budgetTetri)":/);
    }
    for (const { status } of seen.slice(5, 12)) expect(status).toBe(403);
  });

  test.each([
    ['filters[owner][email][$startsWith]=', 'filters[owner][email][$startsWith]=no such address'],
    ['filters[$and][0][owner][phone][$null]=true', 'filters[$and][0][owner][phone][$notNull]=true'],
    ['filters[collaborators][email][$notNull]=true', 'filters[collaborators][email][$null]=true'],
    ['filters[$not][owner][blocked][$eq]=true', 'filters[$not][owner][blocked][$eq]=false'],
    ['sort=owner.email:asc', 'sort=owner.email:desc'],
    ['filters[DishImages][folder][name][$eq]=a', 'filters[DishImages][folder][name][$ne]=a'],
  ])('learns nothing about people by asking %s', async (one, other) => {
    const owner = await newPerson();
    await makeDish(owner);
    const told = async (query: string) => {
      const { status, body } = await panelAs(role).list(DISH, `&${query}`);
      return [status, (body.results as { id: number }[] | undefined)?.map(({ id }) => id)];
    };
    const plain = await told('');
    for (const answer of [await told(one), await told(other)])
      expect([[403, undefined], [400, undefined], plain]).toContainEqual(answer);
  });

  test('shows what it may change, with parts, pictures and the products of its lines', async () => {
    const product = await makeProduct(people().user);
    const dish = await makePublic(people().user, { ingredients: [line(product.id)] });
    const panel = panelAs(role);
    const listed = await panel.list(DISH, `&_q=${encodeURIComponent(dish.attributes.Name)}`);
    expect(listed.status).toBe(200);
    const [found] = (listed.body.results as { id: number }[]).filter(({ id }) => id === dish.id) as Wire[];
    const whole = await panel.call('GET', `content-manager/collection-types/${DISH}/${found.documentId}`);
    expect(whole.body.data.ingredients).toHaveLength(1);
    const part = whole.body.data.ingredients[0].id;
    const chosen = await panel.call('GET', `content-manager/relations/dish.ingredient/${part}/product`);
    expect([chosen.status, chosen.body.results.map((one: Wire) => one.id)]).toEqual([200, [product.id]]);
    const free = await panel.call('GET', 'content-manager/relations/dish.ingredient/product?pageSize=5');
    expect(free.status).toBe(200);
    expect(free.body.results.length).toBeGreaterThan(0);
  });
});

test('answers a change with no more than the form shows', async () => {
  const [owner, guest] = [await newPerson(), await newPerson()];
  const dish = await makePublic(owner);
  made(await api(owner).act(`dishes/${dish.id}/collaborators`, { email: guest.email }));
  const panel = panelAs('Super Admin');
  const [found] = (await panel.list(DISH, `&filters[$and][0][id][$eq]=${dish.id}`)).body.results;
  const changed = await panel.update(DISH, found.documentId, { Name: unique('Panel stew') });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const removed = await panel.remove(DISH, found.documentId);
  expect(removed.status).toBe(200);
  for (const { body } of [changed, removed]) {
    const text = JSON.stringify(body);
    expect(text).not.toContain(owner.email);
    expect(text).not.toMatch(/"(?:owner|collaborators)":/);
  }
});

test('triggers no webhook that shows more', async () => {
  const heard: string[] = [];
  const listener = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push(Buffer.concat(chunks).toString());
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  try {
    const owner = await newPerson();
    const product = await makeProduct(owner);
    const panel = panelAs('Super Admin');
    const url = `http://127.0.0.1:${portOf(listener)}/`;
    const hook = { name: unique('Hook'), url, headers: {}, events: ['entry.update'] };
    const made_ = await panel.call('POST', 'admin/webhooks', hook);
    expect(made_.status, JSON.stringify(made_.body)).toBe(201);
    const [found] = (await panel.list(PRODUCT, `&filters[$and][0][id][$eq]=${product.id}`)).body.results;
    expect((await panel.update(PRODUCT, found.documentId, { calories: 77 })).status).toBe(200);
    await expect.poll(() => heard.length, SOON).toBeGreaterThan(0);
    await panel.call('DELETE', `admin/webhooks/${made_.body.data.id}`);
    expect(heard.join()).toContain(product.attributes.Name);
    expect(heard.join()).not.toMatch(/"(?:owner|food|collaborators)":/);
  } finally {
    listener.close();
  }
});
