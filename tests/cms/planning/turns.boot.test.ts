import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, faults, stack } from '../support/api';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { signUp } from '../support/people';
import { made } from '../support/records';
import { eater, week } from './support';

type By = { token: string };

let cms: OwnCms;
beforeAll(async () => {
  // the suite's has its limits lifted
  cms = await startOwnCms({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => cms?.stop());

const as = (person: By) => api(person, cms.url);
const person = async (): Promise<By> => {
  const account = await signUp(stack().emulator, {});
  await as(account).get('users/me');
  return account;
};
const ask = (by: By, given: object = {}) =>
  as(by).post('mealplans/propose', week({ days: 1, meals: ['Lunch'], ...given }));

test('a person asks 60 times in ten minutes, what is refused left out, and others are not held back', async () => {
  const [busy, other] = [await person(), await person()];
  for (let at = 0; at < 60; at += 1) expect((await ask(busy)).status).toBe(200);
  expect(faults(await ask(busy, { days: 0 }))).toEqual(['days: range']);
  const answer = await ask(busy);
  expect([answer.status, answer.error.name]).toEqual([429, 'RateLimitError']);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await ask(other)).status).toBe(200);
  const slot = { day: 1, meal: 'Lunch' };
  const { seed: _seed, ...asked } = week({ days: 1, meals: ['Lunch'] });
  expect((await as(busy).post('mealplans/propose/others', { ...asked, plan: [], slot })).status).toBe(200);
});

test('who asks once has their turn before who asks often has all of theirs', async () => {
  const [busy, other] = [await person(), await person()];
  for (let at = 0; at < 6; at += 1)
    made(await as(busy).post('dishes', { Name: `Bean dish ${at}`, types: ['Lunch', 'Dinner'] }));
  const long = { days: 28, meals: ['Lunch', 'Dinner'], eaters: [eater()] };
  const ended: string[] = [];
  const noted = async (who: string, by: By, given: object) => {
    expect((await ask(by, given)).status).toBe(200);
    ended.push(who);
  };
  const many = Array.from({ length: 6 }, () => noted('busy', busy, long));
  const once = noted('other', other, {});
  await Promise.all([...many, once]);
  expect(ended.indexOf('other')).toBeLessThan(3);
});
