import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api, newPerson, people } from '../support/api';
import { line, made, makeDish, makeProduct } from '../support/records';
import { day, entry, makeMember, makePlan, makePublished, meal, planBody, readPlan } from './support';
import { today } from '../support/today';

const eater = (Name: string, allergens: readonly string[], user?: number) => ({
  key: randomUUID(),
  Name,
  factor: 1,
  allergens,
  ...(user && { user }),
});
const calendarOf = async (by: { token: string }) =>
  (await api(by).get(`users/me/calendar?from=${today()}&to=${today()}`)).data;

async function walnutDish() {
  const { id: product } = await makeProduct(people().user, { allergens: ['nuts'] });
  return (await makeDish(people().user, { visibility: 'public', ingredients: [line(product)] })).id;
}

describe('eaters’ allergens', () => {
  test('are on the calendar of owner and members, except of eaters who sit a meal out', async () => {
    const [owner, member] = [await newPerson(), await newPerson()];
    const dish = await walnutDish();
    const [nika, me] = [eater('Nika', ['nuts', 'egg']), eater('Mariam', [], owner.id)];
    const entries = [entry(dish), entry(dish, { out: [nika.key, me.key] })];
    const days = [day([meal(entries)])];
    const plan = await makePlan(owner, { startDate: today(), eaters: [nika, me], days });
    await makeMember(owner, plan.id, member, 'viewer');
    const warned = [{ name: 'Nika', allergens: ['nuts'] }];
    expect(await calendarOf(owner)).toMatchObject([
      { allergens: ['nuts'], warned },
      { allergens: null, warned: null },
    ]);
    expect(await calendarOf(member)).toMatchObject([
      { allergens: ['nuts'], warned },
      { allergens: ['nuts'], warned: null },
    ]);
  });

  test('are shown to members, not to strangers who read or follow the plan', async () => {
    const stranger = await newPerson();
    const plan = await makePublished(people().user, {
      eaters: [eater('Nika', ['nuts'])],
      days: [day([meal([entry(await walnutDish())])])],
    });
    const shown = await readPlan(stranger, plan.id);
    expect(JSON.stringify(shown.attributes.eaters)).not.toMatch(/nuts|Nika/);
    made(await api(stranger).act(`mealplans/${plan.id}/subscribe`, { startDate: today() }));
    const [subscription] = (await api(stranger).get('subscriptions?populate=deep,3')).data;
    expect(JSON.stringify(subscription.attributes.eaters)).not.toMatch(/nuts|Nika/);
    expect(await calendarOf(stranger)).toMatchObject([{ allergens: ['nuts'], warned: null }]);
  });

  test('must be words of the list, and a plan without them is valid', async () => {
    const answer = await api(people().user).post(
      'mealplans',
      planBody({ eaters: [eater('Nika', ['dust'])] }),
    );
    expect(answer.status).toBe(400);
    expect(answer.error.details.errors[0].path.slice(0, 3)).toEqual(['eaters', '0', 'allergens']);
    const plain = { key: randomUUID(), Name: 'Nika', factor: 1 };
    const { attributes } = await makePlan(people().user, { eaters: [plain] });
    expect(attributes.eaters).toMatchObject([{ Name: 'Nika', allergens: [] }]);
  });
});

test('stand without a name too: an unnamed eater is known by their place, also in a followed plan', async () => {
  const nobody = [
    { key: randomUUID(), factor: 1 },
    { key: randomUUID(), Name: '', factor: 0.5 },
  ];
  const owner = await newPerson();
  const { id, attributes } = await makePlan(owner, { eaters: nobody });
  const names = ({ eaters }: { eaters?: unknown }) =>
    (eaters as { Name: string | null }[]).map(({ Name }) => Name ?? '');
  expect(names(attributes)).toEqual(['', '']);
  expect(names((await readPlan(owner, id)).attributes)).toEqual(['', '']);
  const answer = await api(owner).put(`mealplans/${id}`, {
    eaters: [{ ...nobody[0], Name: 'ა'.repeat(101) }],
  });
  expect(answer.status).toBe(400);
  expect(answer.error.details.errors[0].path).toEqual(['eaters', '0', 'Name']);
});

test('a supplement on a plan’s day has its dose unit', async () => {
  const owner = await newPerson();
  const input = { Name: 'Vitamin D3 drops', unit: 'drops', language: 'en' };
  const supplement = made(await api(owner).post('supplements', input)).id;
  const days = [day([], { supplements: [{ supplement, dosage: 2, time: '09:00' }] })];
  await makePlan(owner, { startDate: today(), days });
  expect(await calendarOf(owner)).toMatchObject([{ kind: 'supplements', dosage: 2, unit: 'drops' }]);
});
