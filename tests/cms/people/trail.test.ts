import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '@/lib/domain/access/people';
import { api, newPerson, people } from '../support/api';
import { made, makeProduct, makePublic, recordsOf } from '../support/records';

const admin = () => api(people().admin);
const trailOf = async (collection: string, record: number) => {
  const answer = await admin().get(
    `audits?filters[collection]=${collection}&filters[record]=${record}&sort=id:asc&populate=deep,2`,
  );
  return recordsOf(answer).map(({ attributes }) => attributes);
};

test('the trail shows which Admin did what to whom, and when', async () => {
  const person = await newPerson({ name: 'Watched Person' });
  made(await admin().act(`users/${person.id}/role`, { Rolee: 'Courier' }));
  made(await admin().act(`users/${person.id}/role`, { Rolee: 'Courier' }));
  made(await admin().act(`users/${person.id}/block`));
  made(await admin().act(`users/${person.id}/unblock`));
  const trail = await trailOf('users', person.id);
  expect(trail.map(({ action, detail, label }) => [action, detail, label])).toEqual([
    ['role', 'User → Courier', 'Watched Person'],
    ['block', null, 'Watched Person'],
    ['unblock', null, 'Watched Person'],
  ]);
  expect(trail[0].by.data.id).toBe(people().admin.id);
  expect(Math.abs(Date.parse(trail[0].createdAt) - Date.now())).toBeLessThan(60_000);

  made(await admin().act(`users/${person.id}/role`, { Rolee: 'User' }));
  made(await api(person).delete('users/me'));
  expect((await trailOf('users', person.id)).map(({ label }) => label)).toEqual([null, null, null, null]);
});

test('the trail covers records: hidden, featured, verified, merged, and answered reports', async () => {
  const dish = await makePublic(people().friend);
  made(await api(people().user).act(`dishes/${dish.id}/report`, { why: 'Advertising' }));
  const { data } = await admin().get(`reports?filters[collection]=dishes&filters[record]=${dish.id}`);
  expect(data[0].attributes).toMatchObject({
    state: 'open',
    subject: dish.attributes.Name,
    subjectHidden: false,
  });
  made(await admin().act(`dishes/${dish.id}/feature`));
  made(await admin().act(`dishes/${dish.id}/hide`));
  made(await admin().act(`dishes/${dish.id}/hide`, { hidden: false }));
  expect((await trailOf('dishes', dish.id)).map(({ action }) => action)).toEqual(['feature', 'hide', 'show']);
  expect(made(await admin().get(`reports/${data[0].id}`)).attributes.state).toBe('hidden');

  const [one, other] = [await makeProduct(people().user), await makeProduct(people().user)];
  made(await admin().act(`products/${other.id}/verify`));
  made(await admin().act(`products/${one.id}/merge`, { into: other.id }));
  made(await admin().act(`products/${other.id}/sell`));
  made(await admin().act(`products/${other.id}/sell`, { sold: false }));
  const deeds = (await trailOf('products', other.id)).map(({ action }) => action);
  expect(deeds).toEqual(['verify', 'merge', 'sell', 'unsell']);
  // Every action on the audit trail has a text on the screen.
  expect(AUDIT_ACTIONS).toEqual(expect.arrayContaining(deeds));

  made(await api(people().user).act(`products/${other.id}/report`, { why: 'The price has risen' }));
  const [suggestion] = (await admin().get(`reports?filters[collection]=products&filters[record]=${other.id}`))
    .data;
  made(await admin().put(`reports/${suggestion.id}`, { state: 'dismissed' }));
  expect((await trailOf('products', other.id)).at(-1)).toMatchObject({
    action: 'report',
    detail: 'dismissed',
  });
});

test('the trail is read by Admins and written by nobody', async () => {
  for (const [who, status] of [
    ['user', 403],
    ['courier', 403],
  ] as const) {
    expect((await api(people()[who]).get('audits')).status).toBe(status);
  }
  expect((await api().get('audits')).status).toBe(401);
  const [first] = (await admin().get('audits')).data;
  expect((await admin().post('audits', { action: 'role' })).status).toBe(405);
  expect((await admin().put(`audits/${first.id}`, { action: 'x' })).status).toBe(405);
  expect((await admin().delete(`audits/${first.id}`)).status).toBe(405);
});
