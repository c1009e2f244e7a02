import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { schemaRecipe } from '../imports/brought';
import { newCourier, orderLine, placed, stocked, type Staff } from '../orders/support';
import { type PushService, startPushService } from '../reminders/pushService';
import { newcomer, reminders, wallIn, wants } from '../reminders/support';
import { api, people, stack, type Wire } from '../support/api';
import { listen } from '../support/live';
import type { Person } from '../support/people';
import { made as recordOf, unique } from '../support/records';
import type { RunningCms } from '../support/running';
import { ownNodes, type Nodes } from './support';

const dish = (Name: string, more: Wire = {}) => ({ Name, visibility: 'public', ...more });

describe.runIf(stack().database === 'postgres')('two nodes on one database', { timeout: 240_000 }, () => {
  let service: PushService;
  let nodes: Nodes;
  let a: RunningCms;
  let b: RunningCms;

  beforeAll(async () => {
    service = await startPushService();
    nodes = await ownNodes({ from: 'nothing' });
    // both start at once, on an empty database
    [a, b] = await Promise.all([nodes.start(service.env), nodes.start(service.env)]);
  }, 240_000);
  afterAll(async () => {
    await nodes?.stop();
    await service?.close();
  });

  const at = (node: RunningCms, person?: { token: string }) => api(person, node.url);
  const { user, admin, friend } = people();

  async function made(node: RunningCms, person: Person, body: Wire): Promise<number> {
    const { status, data } = await at(node, person).post('dishes', body);
    expect(status).toBe(200);
    return data.id;
  }

  test('start side by side, and the start’s records are made once', async () => {
    const counts = await nodes.look(async (db) => [
      Number((await db('supra_shop').count({ n: '*' }))[0].n),
      Number((await db('supra_seeds').where('name', 'like', 'foods %').count({ n: '*' }))[0].n),
    ]);
    expect(counts).toEqual([1, 1]);
  });

  test('see each other’s writes in the next read', async () => {
    const id = await made(a, user, dish('Before'));
    for (let turn = 0; turn < 20; turn += 1) {
      const [writer, reader] = turn % 2 ? [a, b] : [b, a];
      const Name = `Name ${turn}`;
      expect((await at(writer, user).put(`dishes/${id}`, { Name })).status).toBe(200);
      expect((await at(reader, user).get(`dishes/${id}`)).data.attributes.Name).toBe(Name);
      expect((await at(reader).get(`dishes/${id}`)).data.attributes.Name).toBe(Name);
      const { data } = await at(reader, user).get('dishes?sort=id:desc&pagination[pageSize]=1');
      expect(data[0].attributes.Name).toBe(Name);
    }
  });

  test('agree on totals, and on the caller’s identity', async () => {
    const person = await newcomer(a.url);
    const total = async (node: RunningCms) =>
      (await at(node, person).get('dishes?pagination[pageSize]=1')).body.meta.pagination.total;
    const before = await total(b);
    await made(a, person, dish('One more'));
    await made(a, person, dish('And one'));
    expect(await total(b)).toBe(before + 2);
    expect((await at(b, person).get('users/me')).body.Name).not.toBe('Renamed');
    expect((await at(a, person).put(`users/${person.id}`, { Name: 'Renamed' })).status).toBe(200);
    expect((await at(b, person).get('users/me')).body.Name).toBe('Renamed');
  });

  test('close to visitors what becomes private at the other', async () => {
    const id = await made(a, user, dish('For all to see'));
    expect((await at(b).get(`dishes/${id}`)).status).toBe(200);
    expect((await at(b).get(`dishes/${id}`)).status).toBe(200);
    expect((await at(a, user).put(`dishes/${id}`, { visibility: 'private' })).status).toBe(200);
    expect((await at(b).get(`dishes/${id}`)).status).toBe(404);
    expect((await at(b, friend).get(`dishes/${id}`)).status).toBe(404);
  });

  test('take out of the sitemap, and off its author’s page, what is hidden at the other', async () => {
    const person = await newcomer(a.url);
    const id = await made(a, person, dish('To be hidden'));
    const kept = await made(a, person, dish('To be found'));
    const found = async () => [
      (await at(b).get('crawlers/sitemap.xml')).text.includes(`/dishes/${id}</loc>`),
      (await at(b).get(`people/${person.id}?reader=en`)).data.attributes.dishes.map((one: Wire) => one.id),
    ];
    expect(await found()).toEqual([true, [kept, id]]);
    expect((await at(a, admin).act(`dishes/${id}/hide`)).status).toBe(200);
    expect(await found()).toEqual([false, [kept]]);
  });

  test('block a person at the other at once, and end their streams there', async () => {
    const person = await newcomer(b.url);
    await made(b, person, dish('One of mine'));
    const stream = await listen(person, 'orders', b.url);
    expect((await at(a, admin).act(`users/${person.id}/block`)).status).toBe(200);
    expect((await at(b, person).get('users/me')).status).toBe(403);
    expect((await at(b, person).post('dishes', dish('No more'))).status).toBe(403);
    await vi.waitFor(() => expect(stream.isOver()).toBe(true), 5_000);
    expect((await at(b, admin).act(`users/${person.id}/unblock`)).status).toBe(200);
    expect((await at(a, person).get('users/me')).status).toBe(200);
  });

  test('tell watchers of writes at the other', async () => {
    const { data } = await at(a, user).post('shoplists', { Name: 'Market' });
    const stream = await listen(user, 'shoplists', b.url);
    await at(a, user).put(`shoplists/${data.id}`, { Name: 'Bazaar' });
    await vi.waitFor(
      () => expect(stream.told()).toContainEqual({ collection: 'shoplists', id: data.id }),
      5_000,
    );
    stream.close();
  });

  test('make the keys once, and both send with them', async () => {
    const person = await newcomer(a.url);
    const [one, other] = atLeast(
      2,
      await Promise.all([a, b].map(({ url }) => api(person, url).get(reminders))),
    );
    expect(one.data.publicKey).toBe(other.data.publicKey);
  });

  test('send each device a message once', async () => {
    await api(people().admin, a.url).get('users/me');
    const person = await newcomer(a.url);
    const at: Staff = { url: a.url, admin: people().admin, user: person, courier: people().courier };
    const staff = { ...at, courier: await newCourier(at) };
    const { id: product } = await stocked(50_000, {}, staff);
    const browser = service.subscribe();
    await wants(person, [browser], ['order', 'supplement']);
    for (let count = 0; count < 8; count += 1) {
      const order = await placed([orderLine(product)], {}, staff);
      recordOf(await api(staff.courier, (count % 2 ? a : b).url).act(`orders/${order.id}/accept`));
    }
    const { day, time } = wallIn('Asia/Tbilisi');
    const supplement = await person.made('supplements', { Name: 'Vitamin D', unit: 'drops' });
    await person.made('intakes', { supplement: supplement.id, dosage: 1, times: [time], from: day });
    const wanted = { kinds: ['order', 'supplement'], quiet: null };
    await Promise.all([a, b].map(async ({ url }) => recordOf(await api(person, url).put(reminders, wanted))));
    const isOver = async () =>
      nodes.look(async (db) => {
        const devices = db('supra_push_devices').where({ person: person.id }).select('id');
        const rows: { at: unknown }[] = await db('supra_pushes').whereIn('device', devices);
        return [rows.filter(({ at: next }) => next !== null).length, rows.length];
      });
    await vi.waitFor(async () => expect(await isOver()).toEqual([0, 9]), 40_000);
    expect(browser.shown().filter(({ tag }) => tag === 'supplement')).toHaveLength(1);
    expect(new Set(browser.shown().map(({ tag }) => tag)).size).toBe(9);
    expect(browser.came()).toHaveLength(9);
  });

  test('finish an import of a killed node, each recipe once', async () => {
    const COUNT = 60;
    const recipes = Array.from({ length: COUNT }, (_, turn) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      ...schemaRecipe(`${unique('Left behind')} ${turn}`),
    }));
    const form = new FormData();
    form.append('files', new Blob([JSON.stringify(recipes)]), 'many.json');
    const person = await newcomer(a.url);
    const { data } = await at(a, person).send('POST', 'imports?recipes=none', { body: form });
    const shown = async (node: RunningCms) =>
      (await at(node, person).get(`imports/${data.id}?recipes=none`)).data.attributes;
    await expect.poll(async () => (await shown(b)).state, { timeout: 30_000 }).toBe('ready');
    await at(a, person).post(`imports/${data.id}/take?recipes=none`, { recipes: 'all' });
    await a.kill();
    expect((await shown(b)).state).toBe('taking');
    await expect.poll(async () => (await shown(b)).state, { timeout: 60_000 }).toBe('taken');
    expect((await shown(b)).counts).toMatchObject({ recipes: COUNT, taken: COUNT });
    expect((await at(b, person).get('dishes?own=mine')).body.meta.pagination.total).toBe(COUNT);
  });
});
