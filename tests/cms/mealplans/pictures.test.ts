import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api, newPerson } from '../support/api';
import { withPicture } from '../support/pictures';
import { makeDish } from '../support/records';
import { day, entry, makeMember, makePlan, meal } from './support';

const START = '2027-07-05';

/** Returns the pictures on a person's calendar, by title. */
async function picturesOn(by: { token: string }): Promise<Record<string, unknown>> {
  const { data } = await api(by).get(`users/me/calendar?from=${START}&to=${START}`);
  const items: { title: string; picture: unknown }[] = data;
  return Object.fromEntries(items.map(({ title, picture }) => [title, picture]));
}

test('a dish shows its small picture on the calendar; other entries have none', async () => {
  const person = await newPerson();
  const dish = await withPicture(person, await makeDish(person));
  const first = entry(dish.id);
  const rest = { key: randomUUID(), kind: 'leftovers', of: first.key };
  const bread = { key: randomUUID(), kind: 'text', text: 'Bread' };
  await makePlan(person, {
    days: [day([meal([first]), meal([rest, bread], { type: 'Dinner', time: '19:30' })])],
    startDate: START,
  });
  const [{ attributes }] = dish.attributes.DishImages.data;
  const { url, width, height } = attributes.formats?.thumbnail ?? attributes;
  const small = { url, width, height };
  expect(await picturesOn(person)).toEqual({ [dish.attributes.Name]: small, Bread: null });
});

test('a picture is shown only to people who may open the dish', async () => {
  const [owner, guest] = [await newPerson(), await newPerson()];
  const dish = await withPicture(owner, await makeDish(owner));
  const plan = await makePlan(owner, { days: [day([meal([entry(dish.id)])])], startDate: START });
  await makeMember(owner, plan.id, guest);
  expect((await picturesOn(guest))[dish.attributes.Name]).toMatchObject({ url: expect.any(String) });
  expect(await picturesOn(await newPerson())).toEqual({});
});
