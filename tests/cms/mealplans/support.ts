import { randomUUID } from 'node:crypto';
import { api, type ApiRecord } from '../support/api';
import { made, unique } from '../support/records';

type Given = Record<string, unknown>;
type By = { token: string };

export const entry = (dish: number, given: Given = {}): Given => ({
  key: randomUUID(),
  kind: 'dish',
  dish,
  ...given,
});
export const meal = (entries: readonly Given[], given: Given = {}): Given => ({
  type: 'Lunch',
  time: '13:00',
  entries,
  ...given,
});
export const day = (meals: readonly Given[], given: Given = {}): Given => ({ meals, ...given });
export const planBody = (given: Given = {}): Given => ({
  Name: unique('Family week'),
  days: [day([])],
  ...given,
});

export const makePlan = async (by: By, given: Given = {}): Promise<ApiRecord> =>
  made(await api(by).post('mealplans', planBody(given)));
export const readPlan = async (by: By | undefined, id: number): Promise<ApiRecord> =>
  made(await api(by).get(`mealplans/${id}?populate=deep,5`));

/** Makes and publishes a public plan of one day. */
export async function makePublished(by: By, given: Given = {}): Promise<ApiRecord> {
  const plan = await makePlan(by, { visibility: 'public', ...given });
  return made(await api(by).act(`mealplans/${plan.id}/publish`, { confirmPrivate: true }));
}

/** Makes `guest` a member with this role, who eats along, through an invitation. */
export async function makeMember(
  owner: By,
  plan: number,
  guest: By & { email: string },
  role = 'editor',
): Promise<ApiRecord> {
  made(await api(owner).act(`mealplans/${plan}/invite`, { email: guest.email, role, confirmPrivate: true }));
  const { data } = await api(guest).get(`memberships?filters[mealplan][id][$eq]=${plan}&populate=deep,1`);
  return made(await api(guest).act(`memberships/${data[0].id}/accept`, { eatsAlong: true }));
}
