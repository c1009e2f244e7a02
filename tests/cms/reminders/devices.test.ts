import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { unzipped } from '../../support/zip';
import { api, cmsUrl, faults, newPerson, people, type Wire } from '../support/api';
import { openDatabase } from '../support/database';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { type PushService, startPushService } from './pushService';
import { reminders } from './support';

const DEVICES = `${reminders}/devices`;
// its browsers are real ones; nothing is sent to them here, because the suite's CMS does not know their address
let service: PushService;
let person: Person;
let other: Person;
beforeAll(async () => {
  service = await startPushService();
  [person, other] = [await newPerson(), await newPerson()];
});
afterAll(() => service.close());

const read = async (by: Person): Promise<Wire> => made(await api(by).get(reminders));
const add = (by: Person, given: object = service.subscribe().subscription, headers = {}) =>
  api(by).post(DEVICES, given, headers);

test('nobody gets reminders until they ask for them', async () => {
  expect(await read(await newPerson())).toEqual({
    kinds: [],
    quiet: null,
    devices: [],
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
  });
});

test('reminder settings are kept for each person', async () => {
  const wanted = { kinds: ['order', 'ahead'], quiet: { from: '22:00', to: '07:00' } };
  expect(made(await api(person).put(reminders, wanted))).toMatchObject(wanted);
  expect(await read(person)).toMatchObject(wanted);
  expect(await read(other)).toMatchObject({ kinds: [], quiet: null });
  made(await api(person).put(reminders, { kinds: [], quiet: null }));
  expect(await read(person)).toMatchObject({ kinds: [], quiet: null });
});

test.each<[object, string[]]>([
  [{ kinds: ['weather'] }, ['kinds.0: choice']],
  [{ kinds: 'order' }, ['kinds: choice']],
  [{ kinds: [], quiet: { from: '22:00' } }, ['quiet.to: required']],
  [{ kinds: [], quiet: { from: '25:00', to: '07:00' } }, ['quiet.from: time']],
  [{ kinds: [], loud: true }, ['loud: unknown']],
])('%j is refused', async (given, expected) => {
  const answer = await api(person).put(reminders, given);
  expect(answer.status).toBe(400);
  expect(faults(answer)).toEqual(expected);
});

test('a courier is offered the reminders of their work', async () => {
  const courier = api(people().courier);
  made(await courier.put(reminders, { kinds: ['order'], quiet: null }));
  expect(faults(await courier.put(reminders, { kinds: ['supplement'] }))).toEqual(['kinds.0: choice']);
});

test('a device is listed by its description, and its address is shown to nobody', async () => {
  const { subscription } = service.subscribe('ka');
  const agent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0 Mobile Safari/537.36';
  const answer = await add(person, subscription, { 'User-Agent': agent });
  const { devices } = made<Wire>(answer);
  expect(devices.at(-1)).toEqual({
    mark: expect.stringMatching(/^[\w-]{43}$/),
    agent: 'Chrome, Android',
    language: 'ka',
    createdAt: expect.any(String),
  });
  expect(answer.text).not.toContain(new URL(subscription.endpoint).pathname.slice(1));
  expect(answer.text).not.toContain(subscription.keys.auth);
});

test('registering a device again updates it, with its current language', async () => {
  const somebody = await newPerson();
  const { subscription } = service.subscribe('ka');
  made(await add(somebody, subscription));
  made(await add(somebody, { ...subscription, language: 'en' }));
  expect((await read(somebody)).devices).toMatchObject([{ language: 'en' }]);
});

test('a browser with a new address replaces its old device, once', async () => {
  const somebody = await newPerson();
  const [old, now, later] = ['en', 'en', 'ka'].map(() => service.subscribe('en').subscription);
  const [{ mark }] = made<Wire>(await add(somebody, old)).devices;
  const { devices } = made<Wire>(await add(somebody, { ...now, instead: mark }));
  expect(devices).toEqual([expect.objectContaining({ agent: expect.any(String) })]);
  expect(devices[0].mark).not.toBe(mark);
  // the old one is gone, so there is nothing to replace
  expect(made<Wire>(await add(somebody, { ...later, instead: mark })).devices).toEqual(devices);
  // registering it twice keeps one
  const again = { ...now, instead: devices[0].mark, language: 'ka' };
  expect(made<Wire>(await add(somebody, again)).devices).toMatchObject([
    { mark: devices[0].mark, language: 'ka' },
  ]);
});

test('a removed device stays removed, and nobody replaces another’s device', async () => {
  const [mine, theirs] = [await newPerson(), await newPerson()];
  const browser = () => service.subscribe().subscription;
  const [{ mark }] = made<Wire>(await add(mine, browser())).devices;
  expect(made<Wire>(await add(theirs, { ...browser(), instead: mark })).devices).toEqual([]);
  expect((await read(mine)).devices).toMatchObject([{ mark }]);
  made(await api(mine).delete(`${DEVICES}/${mark}`));
  expect(made<Wire>(await add(mine, { ...browser(), instead: mark })).devices).toEqual([]);
  expect(faults(await add(mine, { ...browser(), instead: 'short' }))).toEqual(['instead: reference']);
  expect((await api().post(DEVICES, { ...browser(), instead: mark })).status).toBe(401);
});

test('a browser belongs to one person: the last to sign in', async () => {
  const { subscription } = service.subscribe();
  const [first, next] = [await newPerson(), await newPerson()];
  made(await add(first, subscription));
  made(await add(next, subscription));
  expect((await read(first)).devices).toEqual([]);
  expect((await read(next)).devices).toHaveLength(1);
});

test('a browser claimed by two people at once belongs to one', async () => {
  const both = [await newPerson(), await newPerson()];
  for (let round = 0; round < 8; round += 1) {
    const { subscription } = service.subscribe();
    const answers = await Promise.all([...both, ...both].map((one) => add(one, subscription)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const devices = await Promise.all(both.map(async (one) => (await read(one)).devices.length));
    expect(devices.toSorted()).toEqual([0, 1]);
    const { devices: own } = await read(at(both, devices.indexOf(1)));
    made(await api(both[devices.indexOf(1)]).delete(`${DEVICES}/${own[0].mark}`));
  }
});

test('nobody removes another person’s device', async () => {
  const [owner, thief] = [await newPerson(), await newPerson()];
  const { devices } = made<Wire>(await add(owner));
  made(await api(thief).delete(`${DEVICES}/${devices[0].mark}`));
  expect((await read(owner)).devices).toHaveLength(1);
  expect((await api().delete(`${DEVICES}/${devices[0].mark}`)).status).toBe(401);
  expect((await api().get(reminders)).status).toBe(401);
  made(await api(owner).delete(`${DEVICES}/${devices[0].mark}`));
  expect((await read(owner)).devices).toEqual([]);
});

test('a person has ten devices; the eleventh replaces the first', async () => {
  const owner = await newPerson();
  const { devices: one } = made<Wire>(await add(owner));
  for (let count = 0; count < 10; count += 1) made(await add(owner));
  const { devices } = await read(owner);
  expect(devices).toHaveLength(10);
  expect(devices).not.toContainEqual(one[0]);
});

const KEYS = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
test.each([
  'http://push.example/x',
  'https://10.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://printer.local/x',
  'https://name:word@push.example/x',
  'https://push.example:8443/x',
  'file:///etc/passwd',
  'push.example',
  `https://push.example/${'x'.repeat(1000)}`,
])('%s is not an address of a push service', async (endpoint) => {
  const { subscription } = service.subscribe();
  const answer = await add(person, { ...subscription, endpoint });
  expect(answer.status).toBe(400);
  expect(faults(answer)[0]).toMatch(/^endpoint: /);
});

test.each([
  [{ ...KEYS }, 'keys.p256dh: reference'],
  [{ auth: KEYS.auth }, 'keys.p256dh: required'],
  [{ p256dh: 'x', auth: KEYS.auth }, 'keys.p256dh: reference'],
])('invalid keys %j are refused', async (keys, fault) => {
  const { subscription } = service.subscribe();
  expect(faults(await add(person, { ...subscription, keys }))).toContain(fault);
});

test('the export names devices and settings, without keys and addresses', async () => {
  const owner = await newPerson();
  const { subscription } = service.subscribe();
  made(await add(owner, subscription));
  made(await api(owner).put(reminders, { kinds: ['order'], quiet: null }));
  const answer = await fetch(`${cmsUrl()}/api/users/me/export`, { headers: { Authorization: owner.token } });
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  const said = JSON.parse(files.get('json/reminders.json')?.toString() ?? '');
  expect(said).toMatchObject({ kinds: ['order'], quiet: null, devices: [{ language: 'en' }] });
  const db = openDatabase();
  const [{ privateKey }] = await db('supra_push_keys');
  await db.destroy();
  for (const [name, bytes] of files) {
    expect(bytes.includes(privateKey), name).toBe(false);
    expect(bytes.includes(subscription.endpoint), name).toBe(false);
    expect(bytes.includes(subscription.keys.auth), name).toBe(false);
  }
});

test('deleting the account removes all of it', async () => {
  const owner = await newPerson();
  made(await add(owner));
  made(await api(owner).put(reminders, { kinds: ['order'], quiet: null }));
  made(await api(owner).delete('users/me'));
  const db = openDatabase();
  expect(await db('supra_push_devices').where({ person: owner.id })).toEqual([]);
  expect(await db('supra_reminders').where({ person: owner.id })).toEqual([]);
  await db.destroy();
});
